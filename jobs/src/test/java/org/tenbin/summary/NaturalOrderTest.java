package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class NaturalOrderTest {
  @Example
  void peopleExpectTwoBeforeTen() {
    List<String> sorted =
        List.of("", "2", "10", "client", "client-1", "client-2", "client-10", "client-a");

    assertThat(sorted.stream().sorted(Comparator.comparing(NaturalOrder::encode)).toList())
        .isEqualTo(sorted);
  }

  @Example
  void longNumbersSortByLengthThenDigits() {
    String nines = "9".repeat(40);
    String power = "1" + "0".repeat(40);

    assertThat(NaturalOrder.encode(nines)).isLessThan(NaturalOrder.encode(power));
  }

  @Property(tries = 500)
  void theTextCanBeHadBack(@ForAll("names") String text) {
    assertThat(NaturalOrder.decode(NaturalOrder.encode(text))).isEqualTo(text);
  }

  @Property(tries = 500)
  void numbersSortByValue(@ForAll("numbers") String left, @ForAll("numbers") String right) {
    int byValue = Long.compare(Long.parseLong(left), Long.parseLong(right));

    assertThat(
            Integer.signum(
                NaturalOrder.encode("n" + left + "x")
                    .compareTo(NaturalOrder.encode("n" + right + "x"))))
        .isEqualTo(byValue);
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.strings().withChars("019ab-_ 天").ofMaxLength(20);
  }

  @Provide
  Arbitrary<String> numbers() {
    return Arbitraries.longs().between(0, Long.MAX_VALUE).map(n -> Long.toString(n));
  }
}
