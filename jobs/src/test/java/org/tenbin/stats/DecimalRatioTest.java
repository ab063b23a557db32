package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalRatioTest {
  @ParameterizedTest(name = "{0} / {1} = {2}")
  @CsvSource({
    "61.00,   5.88,    10.37",
    "49.61,   12.96,   3.83",
    "139965,  22624,   6.19",
    "112212,  28552,   3.93",
    "53.13,   16.31,   3.26",
    "76.4,    20.17,   3.79",
    "1863858, 62805,   29.68",
    "865214,  71808,   12.05",
  })
  void publishedRatiosRoundCorrectly(BigDecimal top, BigDecimal bottom, String printed) {
    assertThat(DecimalRatio.of(top, bottom, 2)).hasToString(printed);
  }

  @Test
  void halvesGoUpExactly() {
    // 1.005 has no exact binary fraction; the nearest one lies below it.
    assertThat(DecimalRatio.of(new BigDecimal("2.01"), new BigDecimal("2"), 2)).hasToString("1.01");
    assertThat(DecimalRatio.of(BigDecimal.ONE, new BigDecimal("3"), 4)).hasToString("0.3333");
  }

  @Test
  void meansAreDividedBeforeAnythingIsRounded() {
    List<BigDecimal> jetty = decimals("380.8", "416.0", "395.2", "380.0", "404.8");
    List<BigDecimal> apache = decimals("262.4", "264.8", "263.2", "256.0", "252.0");

    assertThat(DecimalRatio.ofMeans(jetty, apache, 4)).hasToString("1.5225");
    assertThat(DecimalRatio.ofMeans(decimals("1"), decimals("1", "1", "4"), 3))
        .hasToString("0.500");
  }

  @Test
  void refusesZeroAndNothing() {
    assertThatThrownBy(() -> DecimalRatio.of(BigDecimal.ONE, new BigDecimal("0.0"), 2))
        .hasMessageContaining("zero");
    assertThatThrownBy(() -> DecimalRatio.ofMeans(List.of(), decimals("1"), 2))
        .hasMessageContaining("at least one");
  }

  private static List<BigDecimal> decimals(String... figures) {
    return List.of(figures).stream().map(BigDecimal::new).toList();
  }
}
