package org.tenbin.log.delimited;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tenbin.log.LineFramer;

class ByteNumbersTest {
  private static long parse(String text, long scale) {
    byte[] bytes = (text + ",9".repeat(LineFramer.TAIL)).getBytes(StandardCharsets.US_ASCII);
    return ByteNumbers.parseScaled(bytes, 0, text.length(), scale);
  }

  @Provide
  Arbitrary<String> numbers() {
    Arbitrary<String> whole = Arbitraries.strings().numeric().ofMinLength(1).ofMaxLength(19);
    return whole.flatMap(
        w ->
            Arbitraries.strings()
                .numeric()
                .ofMaxLength(12)
                .map(f -> f.isEmpty() ? w : w + "." + f));
  }

  @Property
  void agreesWithBigDecimal(@ForAll("numbers") String text, @ForAll("scales") long scale) {
    BigDecimal exact = new BigDecimal(text).multiply(BigDecimal.valueOf(scale));
    BigDecimal rounded = exact.setScale(0, RoundingMode.HALF_UP);
    boolean fits = rounded.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0;
    assertThat(parse(text, scale)).isEqualTo(fits ? rounded.longValueExact() : ByteNumbers.INVALID);
  }

  @Provide
  Arbitrary<Long> scales() {
    return Arbitraries.of(1L, 1_000L, 1_000_000L, 1_000_000_000L);
  }

  @ParameterizedTest
  @CsvSource({"1.5,1000000,1500000", "12345678.25,1000,12345678250", "5.,1,5", ".5,1000,500"})
  void decimalsAreExact(String text, long scale, long value) {
    assertThat(parse(text, scale)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({"1e-9", "1e-300", "0.00000000000000000000000001"})
  void whatIsTooSmallIsZero(String text) {
    assertThat(parse(text, 1000)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"1e-99999999", "1e-2000000000", "1e99999999", "0e99999999", "1e-401"})
  void whatNoDoubleHoldsIsNoNumberAndToldAtOnce(String text) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertThat(parse(text, 1000)).isEqualTo(ByteNumbers.INVALID));
  }

  @ParameterizedTest
  @CsvSource({"1.2.3", "1x", "x", "1.x", "12345678x", "1.-5", "''", "."})
  void whatIsNoNumberIsTold(String text) {
    assertThat(parse(text, 1000)).isEqualTo(ByteNumbers.INVALID);
  }
}
