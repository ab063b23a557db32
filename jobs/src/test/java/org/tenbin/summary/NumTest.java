package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumTest {
  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }

  @Property
  void wholeNanosecondsAreExact(@ForAll("nanos") long nanos) {
    assertThat(Num.ms(nanos)).isEqualTo(plain(BigDecimal.valueOf(nanos, 6)));
    assertThat(Num.ms(BigInteger.valueOf(nanos))).isEqualTo(Num.ms(nanos));
    assertThat(Num.seconds(nanos)).isEqualTo(plain(BigDecimal.valueOf(nanos, 9)));
  }

  @Provide
  Arbitrary<Long> nanos() {
    Arbitrary<Long> any = Arbitraries.longs();
    Arbitrary<Long> small = Arbitraries.longs().between(-2_000_000_000L, 2_000_000_000L);
    Arbitrary<Long> round = small.map(value -> value / 1_000_000 * 1_000_000);
    return Arbitraries.oneOf(any, small, round);
  }

  @Property
  void doublesKeepTheirShortestDigits(@ForAll("doubles") double nanos) {
    BigDecimal shortest = BigDecimal.valueOf(nanos);
    assertThat(Num.msOf(nanos)).isEqualTo(plain(shortest.movePointLeft(6)));
    assertThat(Num.secondsOf(nanos)).isEqualTo(plain(shortest.movePointLeft(9)));
  }

  @Provide
  Arbitrary<Double> doubles() {
    Arbitrary<Double> small = Arbitraries.doubles().between(0, 2e7);
    Arbitrary<Double> whole = Arbitraries.integers().between(0, 20_000_000).map(i -> (double) i);
    return Arbitraries.oneOf(small, whole, Arbitraries.doubles().between(-1e18, 1e18));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "1,0.000001", "1500000,1.5", "1000000,1", "-5,-0.000005", "10,0.00001"})
  void milliseconds(long nanos, String text) {
    assertThat(Num.ms(nanos)).isEqualTo(text);
    assertThat(Num.msOf((double) nanos)).isEqualTo(text);
  }
}
