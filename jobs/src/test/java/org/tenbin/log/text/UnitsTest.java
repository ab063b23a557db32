package org.tenbin.log.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.RejectReason;

/** Numbers with units: durations, multiples, quantities, decimal marks. */
class UnitsTest {
  @ParameterizedTest
  @CsvSource({
    "1.05m, 63000000000",
    "454.535µs, 454535",
    "1m9.29s, 69290000000",
    "30 sec, 30000000000",
    "2h3m, 7380000000000",
    "-850ms, -850000000",
    "0, 0",
    "1.5ns, 2",
    ".5s, 500000000",
    "5 hrs, 18000000000000",
  })
  void durationsCarryTheirUnits(String text, long nanos) throws UnreadableException {
    assertThat(Durations.nanos(text)).isEqualTo(nanos);
  }

  @ParameterizedTest
  @CsvSource({
    "5, UNIT",
    "5 parsecs, UNIT",
    "s, NUMBER",
    "'', NUMBER",
    "1s 2, NUMBER",
    "1.2.3s, UNIT",
    "300000d, NUMBER"
  })
  void otherDurationsAreUnreadable(String text, RejectReason reason) {
    assertThatThrownBy(() -> Durations.nanos(text))
        .isInstanceOfSatisfying(
            UnreadableException.class, u -> assertThat(u.reason()).isEqualTo(reason));
  }

  @ParameterizedTest
  @CsvSource({
    "125:00:03, 450003",
    "19:23:4, 69784",
    "1-02:03:04, 93784",
    "05:15, 315",
    "0:00:01.5, 1.5",
  })
  void timeByTheClock(String text, BigDecimal seconds) throws UnreadableException {
    assertThat(Durations.in(TimeUnitName.SECOND, Durations.clockNanos(text)))
        .isEqualByComparingTo(seconds);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1:60:00", "00:60", "1:2:3:4", "noon", "-1:00", ""})
  void otherClocksAreUnreadable(String text) {
    assertThatThrownBy(() -> Durations.clockNanos(text)).isInstanceOf(UnreadableException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "THOUSAND, 6.61k, 6610",
    "THOUSAND, 2M, 2000000",
    "KIBI, 8192K, 8388608",
    "THOUSAND, 1Ki, 1024",
    "KIBI, 7, 7",
  })
  void multiples(Multiples of, String text, BigDecimal value) throws UnreadableException {
    assertThat(of.value(text)).isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    "KIBI, 11.9 MBytes, 12478054.4",
    "THOUSAND, 2.29 MB, 2290000",
    "KIBI, 38 KiB, 38912",
    "KIBI, 5 B, 5",
  })
  void bytes(Multiples of, String text, BigDecimal value) throws UnreadableException {
    assertThat(of.bytes(text)).isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5 m", "5 kk", "5 X", "5 Kx"})
  void otherPrefixesAreUnknownUnits(String text) {
    assertThatThrownBy(() -> Multiples.THOUSAND.value(text))
        .isInstanceOfSatisfying(
            UnreadableException.class, u -> assertThat(u.reason()).isEqualTo(RejectReason.UNIT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "COMMA | 1.234,5 | 1234.5",
        "COMMA | 9,95    | 9.95",
        "POINT | 1,234.5 | 1234.5",
        "POINT | 1,234,567 | 1234567",
      })
  void groupsAreTakenAwayWhereNoOtherReadingIsPossible(
      DecimalMark mark, String text, BigDecimal value) throws UnreadableException {
    assertThat(Numbers.required(text, mark)).isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"POINT | 1,234", "COMMA | 1.234", "POINT | 12,34.5"})
  void whatCouldBeReadInTwoWaysIsNot(DecimalMark mark, String text) {
    assertThatThrownBy(() -> Numbers.required(text, mark)).isInstanceOf(UnreadableException.class);
  }

  @ParameterizedTest
  @CsvSource({"42,42,''", "11.9 MBytes,11.9,MBytes", "6.61k,6.61,k", "-5 %,-5,%", "1e3 s,1000,s"})
  void quantities(String text, BigDecimal value, String unit) throws UnreadableException {
    Quantity read = Quantity.parse(text);
    assertThat(read.value()).isEqualByComparingTo(value);
    assertThat(read.unit()).isEqualTo(unit);
  }

  @ParameterizedTest
  @CsvSource({"ms,MILLISECOND", "MS,MILLISECOND", "m,MINUTE", "usecs,MICROSECOND", "sec,SECOND"})
  void unitsByName(String name, TimeUnitName unit) {
    assertThat(TimeUnitName.named(name)).hasValue(unit);
  }

  @ParameterizedTest
  @ValueSource(strings = {"M", "S", "", "mss", "lightyear"})
  void otherNamesAreNoUnits(String name) {
    assertThat(TimeUnitName.named(name)).isEmpty();
  }
}
