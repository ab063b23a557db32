package org.tenbin.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class PercentileTest {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** The rank is the least one whose share of the population is at least the percentile. */
  @Property(tries = 1000)
  void rankIsTheLeastThatSuffices(
      @ForAll @IntRange(min = 0, max = 100_000) int thousandths,
      @ForAll @LongRange(min = 1, max = Long.MAX_VALUE) long n) {
    BigDecimal percent = BigDecimal.valueOf(thousandths, 3);
    long rank = new Percentile(percent).rank(n);

    assertThat(rank).isBetween(1L, n);
    assertThat(share(rank, percent, n)).isNotNegative();
    assertThat(rank == 1 || share(rank - 1, percent, n) < 0).isTrue();
  }

  /** The sign of rank / n - percent / 100. */
  private static int share(long rank, BigDecimal percent, long n) {
    return BigDecimal.valueOf(rank)
        .multiply(HUNDRED)
        .compareTo(percent.multiply(BigDecimal.valueOf(n)));
  }

  @Example
  void ranksThatFloatingPointGetsWrong() {
    assertThat(Percentile.of("99.9").rank(1000)).isEqualTo(999);
    assertThat(Percentile.of("7").rank(100)).isEqualTo(7);
    assertThat(Percentile.of("0").rank(5)).isEqualTo(1);
    assertThat(Percentile.of("100").rank(5)).isEqualTo(5);
    assertThat(Percentile.of("1E+2").rank(5)).isEqualTo(5);
    assertThat(Percentile.of("50").rank(1)).isEqualTo(1);
  }

  @Example
  void columnsHaveNoDots() {
    assertThat(Percentile.of("99.9").column()).isEqualTo("p99_9");
    assertThat(Percentile.of("50").column()).isEqualTo("p50");
  }

  @Example
  void aPercentileIsFromZeroToHundred() {
    assertThatThrownBy(() -> Percentile.of("100.1")).hasMessageContaining("from 0 to 100");
    assertThatThrownBy(() -> Percentile.of("-1")).hasMessageContaining("from 0 to 100");
  }

  @Example
  void noPercentileIsAboveTheGreatestValue() {
    LatencyHistogram histogram = new LatencyHistogram();
    histogram.record(1_000_001);

    assertThat(Percentile.valuesOf(Percentile.COLUMNS, histogram, 1_000_001))
        .containsOnly(1_000_001L)
        .hasSize(Percentile.COLUMNS.size());
  }
}
