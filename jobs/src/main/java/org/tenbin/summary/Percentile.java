package org.tenbin.summary;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/**
 * A percentile: nearest rank, the least value of which at least that share of the population is not
 * above it (Hyndman and Fan 1996, definition 1).
 *
 * @param percent the share in percent, 0 to 100
 */
public record Percentile(BigDecimal percent) {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** The percentiles that the tables of cells and runs have as columns. */
  public static final List<Percentile> COLUMNS =
      Stream.of("50", "90", "95", "99", "99.9").map(Percentile::of).toList();

  /** The fixed grid of the table of percentiles. */
  public static final List<Percentile> GRID =
      Stream.of(
              "0", "1", "5", "10", "20", "25", "30", "40", "50", "60", "70", "75", "80", "85", "90",
              "92.5", "95", "97.5", "98", "99", "99.5", "99.9", "99.95", "99.99", "99.995",
              "99.999", "100")
          .map(Percentile::of)
          .toList();

  public Percentile {
    if (percent.signum() < 0 || percent.compareTo(HUNDRED) > 0) {
      throw new IllegalArgumentException("a percentile is from 0 to 100: " + percent);
    }
  }

  /** The percentile of a decimal text, such as <code>99.9</code>. */
  public static Percentile of(String percent) {
    return new Percentile(new BigDecimal(percent));
  }

  /** The name in columns: <code>p99_9</code>. */
  public String column() {
    return "p" + percent.toPlainString().replace('.', '_');
  }

  /** The rank, from 1 to n, in a population of n &gt; 0, computed exactly. */
  public long rank(long n) {
    BigInteger scaled = percent.unscaledValue().multiply(BigInteger.valueOf(n));
    BigInteger whole = BigInteger.TEN.pow(percent.scale() + 2);
    BigInteger[] division = scaled.divideAndRemainder(whole);
    long rank = division[0].longValueExact() + (division[1].signum() > 0 ? 1 : 0);
    return Math.max(1, rank);
  }

  /**
   * The values of several percentiles in one pass.
   *
   * @param percentiles in rising order
   * @param max the greatest value of the population, known exactly: no percentile is above it
   * @return nanoseconds, one for each percentile; empty for an empty histogram
   */
  public static long[] valuesOf(
      List<Percentile> percentiles, LatencyHistogram histogram, long max) {
    long n = histogram.count();
    if (n == 0) {
      return new long[0];
    }
    long[] ranks = percentiles.stream().mapToLong(percentile -> percentile.rank(n)).toArray();
    long[] values = new long[ranks.length];
    long[] seen = {0};
    int[] next = {0};
    histogram.forEach(
        (value, count) -> {
          seen[0] += count;
          while (next[0] < ranks.length && ranks[next[0]] <= seen[0]) {
            values[next[0]++] = Math.min(value, max);
          }
        });
    return values;
  }
}
