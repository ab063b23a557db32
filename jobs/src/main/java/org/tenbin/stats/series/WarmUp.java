package org.tenbin.stats.series;

import java.util.Arrays;
import java.util.Optional;

/**
 * Where the warm-up of a series ends, by MSER-5: the series is averaged in batches of five, and so
 * many batches are cut from its beginning that the standard error of the mean of the rest is
 * smallest. Nothing is cut here; the caller decides.
 *
 * <p>K. P. White, "An effective truncation heuristic for bias reduction in simulation output",
 * Simulation 69 (1997); batches of five: K. P. White, M. J. Cobb, S. C. Spratt, "A comparison of
 * five steady-state truncation heuristics for simulation", Winter Simulation Conference 2000. The
 * last {@value #LAST_BATCHES} batches are no candidates, since so few can agree by chance: K. Hoad,
 * S. Robinson, R. Davies, "Automating warm-up length estimation", Journal of the Operational
 * Research Society 61 (2010). A cut in the second half means that no steady state was reached.
 *
 * @param observations how many observations belong to the warm-up; a multiple of five
 * @param steady whether a steady state was reached, the cut being in the first half
 * @param steadyMean mean of the observations after the cut, incomplete last batch left out
 */
public record WarmUp(int observations, boolean steady, double steadyMean) {
  /** Observations a batch. */
  public static final int BATCH = 5;

  /** Batches at the end that are never taken for the whole steady state. */
  static final int LAST_BATCHES = 5;

  private static final int LEAST_BATCHES = 10;

  /**
   * Detects the warm-up.
   *
   * @param series finite values at equal distances in time, such as the mean latency of each second
   * @return empty below fifty observations
   */
  public static Optional<WarmUp> detect(double[] series) {
    int batches = series.length / BATCH;
    if (batches < LEAST_BATCHES) {
      return Optional.empty();
    }
    double[] means = new double[batches];
    for (int i = 0; i < batches; i++) {
      means[i] = Arrays.stream(series, i * BATCH, (i + 1) * BATCH).sum() / BATCH;
      if (!Double.isFinite(means[i])) {
        throw new IllegalArgumentException("A series must be finite: batch " + i);
      }
    }
    // From the end, each value added to the mean and the squares of those behind it (Welford 1962):
    // a timeline may have a million seconds, and sums of squares would lose what is small.
    double mean = 0;
    double squares = 0;
    int cut = 0;
    double least = Double.POSITIVE_INFINITY;
    double steadyMean = 0;
    for (int d = batches - 1; d >= 0; d--) {
      double left = batches - d;
      double off = means[d] - mean;
      mean += off / left;
      squares += off * (means[d] - mean);
      double statistic = squares / (left * left);
      // Of equal cuts the one that leaves out least.
      if (d <= batches - LAST_BATCHES && statistic <= least) {
        least = statistic;
        cut = d;
        steadyMean = mean;
      }
    }
    return Optional.of(new WarmUp(cut * BATCH, 2 * cut <= batches, steadyMean));
  }
}
