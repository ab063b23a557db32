package org.tenbin.log.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {
  @ParameterizedTest
  @CsvSource({
    "42, 42",
    "' 0.10 ', 0.10",
    ".5, .5",
    "5., 5",
    "+1.5e3, 1.5e3",
    "9.50062e+08, 9.50062e+08",
    "-3, -3",
    "'1,234.5', 1234.5",
    "'1,234,567', 1234567",
  })
  void readsExactly(String text, BigDecimal number) throws UnreadableException {
    assertThat(Numbers.required(text)).isEqualByComparingTo(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-",
        "--",
        "+++++",
        "+++",
        "***",
        "N/A",
        "NaN",
        "-nan",
        "inf",
        "-Infinity",
        "+Inf"
      })
  void knowsTheWordsForNoNumber(String text) throws UnreadableException {
    assertThat(Numbers.decimal(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"9,95", "1,234", "1.2.3", "12a", "0x10", "1e", "e5", "1e99999", "1_000"})
  void refusesWhatHasNoOneReading(String text) {
    assertThatThrownBy(() -> Numbers.required(text)).isInstanceOf(UnreadableException.class);
  }

  @ParameterizedTest
  @CsvSource({"'9,95', 9.95", "'1.234,500000', 1234.5", "'12', 12", "'99,9', 99.9"})
  void readsDecimalCommasWhereTheyAreDeclared(String text, BigDecimal number)
      throws UnreadableException {
    assertThat(Numbers.required(text, DecimalMark.COMMA)).isEqualByComparingTo(number);
  }

  @Test
  void refusesAPointWhereCommasAreDeclared() {
    assertThatThrownBy(() -> Numbers.required("1.5", DecimalMark.COMMA))
        .isInstanceOf(UnreadableException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775807",
        "9.223372036854776E18",
        "9223372036854776.000",
        "9223372036854775.807",
        "-9223372036854775808",
        "18446744073709551615"
      })
  void knowsTheLargestLongAsAMinimumOfNothing(String text) throws UnreadableException {
    assertThat(Numbers.measured(text)).isEmpty();
    assertThat(Numbers.decimal(text)).isPresent();
  }

  @Test
  void keepsLargeNumbersThatAreMeasured() throws UnreadableException {
    assertThat(Numbers.measured("9223372036854")).isPresent();
    assertThat(Numbers.measured("922337203")).isPresent();
  }

  @Test
  void wholeNumbersMayBeWrittenWithDecimalsButNotHaveThem() throws UnreadableException {
    assertThat(Numbers.whole("1000.0")).isEqualTo(1000);
    assertThatThrownBy(() -> Numbers.whole("1000.5")).isInstanceOf(UnreadableException.class);
    assertThatThrownBy(() -> Numbers.whole("99999999999999999999"))
        .isInstanceOf(UnreadableException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "1.26ms, 1260000",
    "758.59us, 758590",
    "1.05m, 63000000000",
    "1m9.29s, 69290000000",
    "2m10s, 130000000000",
    "454.535µs, 454535",
    "30 sec, 30000000000",
    "1h, 3600000000000",
    "0, 0",
    "-5ms, -5000000",
    "0.0000000005s, 1",
    "'1,5 s', 1500000000",
  })
  void readsDurationsWithUnits(String text, long nanos) throws UnreadableException {
    assertThat(Durations.nanos(text)).isEqualTo(nanos);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "ms", "5 parsecs", "1m 9", "1e3s", "9999999999h", "--1s"})
  void refusesDurationsWithoutAUnitOrBeyondALong(String text) {
    assertThatThrownBy(() -> Durations.nanos(text)).isInstanceOf(UnreadableException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "125:00:03, 450003000000000",
    "19:23:4, 69784000000000",
    "1:02.250000, 62250000000",
    "1-02:03:04, 93784000000000",
    "00:00:00, 0"
  })
  void readsTheClock(String text, long nanos) throws UnreadableException {
    assertThat(Durations.clockNanos(text)).isEqualTo(nanos);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1:60", "1:61:00", "12", "::", "1:2:3:4"})
  void refusesWhatNoClockShows(String text) {
    assertThatThrownBy(() -> Durations.clockNanos(text)).isInstanceOf(UnreadableException.class);
  }

  @Test
  void convertsOnceAndExactly() {
    assertThat(Durations.in(TimeUnitName.MILLISECOND, 454_535)).isEqualTo("0.454535");
    assertThat(Durations.in(TimeUnitName.SECOND, 130_000_000_000L)).isEqualTo("130");
  }

  @Test
  void prefixesMeanWhatTheToolMeans() throws UnreadableException {
    assertThat(Multiples.THOUSAND.value("6.61k")).isEqualByComparingTo("6610");
    assertThat(Multiples.KIBI.bytes("11.9 MBytes")).isEqualByComparingTo("12478054.4");
    assertThat(Multiples.THOUSAND.bytes("1KiB")).isEqualByComparingTo("1024");
    assertThat(Multiples.KIBI.bytes("42")).isEqualByComparingTo("42");
    assertThatThrownBy(() -> Multiples.THOUSAND.value("1m"))
        .isInstanceOf(UnreadableException.class);
  }

  @Property
  void answersAnyTextWithANumberNothingOrTheException(
      @ForAll @StringLength(max = 200) String text) {
    for (Reading reading : READINGS) {
      try {
        reading.read(text);
      } catch (UnreadableException expected) {
        assertThat(expected.reason()).isNotNull();
      }
    }
  }

  private interface Reading {
    void read(String text) throws UnreadableException;
  }

  private static final Reading[] READINGS = {
    Numbers::decimal,
    Numbers::measured,
    Numbers::whole,
    Durations::nanos,
    Durations::clockNanos,
    Quantity::parse,
    Multiples.KIBI::bytes,
    JsonText::parse
  };
}
