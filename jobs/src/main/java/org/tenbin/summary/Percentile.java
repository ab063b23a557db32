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
  private static final long[] POWERS = {1, 10, 100, 1000, 10_000, 100_000, 1_000_000};
  private static final int MOST_POWER = POWERS.length - 1;

  /** Populations up to this one need no more than 63 bits. */
  private static final long MOST_SIMPLE = Long.MAX_VALUE / 1_000_000;

  /** The percentiles that the tables of cells and runs have as columns. */
  public static final List<Percentile> COLUMNS =
      Stream.of("50", "90", "95", "99", "99.9").map(Percentile::of).toList();

  /** The one that tables have of response times. */
  static final List<Percentile> P99 = List.of(of("99"));

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
    int power = percent.scale() + 2;
    if (power >= 0 && power <= MOST_POWER && n <= MOST_SIMPLE) {
      // At most a hundred percent: the product has less than 2 ^ 63.
      long scaled = percent.unscaledValue().longValue() * n;
      long whole = POWERS[power];
      return Math.max(1, scaled / whole + (scaled % whole > 0 ? 1 : 0));
    }
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
    long[] ranks = new long[percentiles.size()];
    for (int i = 0; i < ranks.length; i++) {
      ranks[i] = percentiles.get(i).rank(n);
    }
    long[] values = histogram.valuesAt(ranks);
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.min(values[i], max);
    }
    return values;
  }
}
