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
    int cut = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int d = 0; d <= batches - LAST_BATCHES; d++) {
      double statistic = mser(means, d);
      if (statistic < least) {
        least = statistic;
        cut = d;
      }
    }
    return Optional.of(new WarmUp(cut * BATCH, 2 * cut <= batches, mean(means, cut)));
  }

  private static double mser(double[] means, int from) {
    double mean = mean(means, from);
    double left = means.length - from;
    return Arrays.stream(means, from, means.length).map(z -> (z - mean) * (z - mean)).sum()
        / (left * left);
  }

  private static double mean(double[] means, int from) {
    return Arrays.stream(means, from, means.length).average().orElseThrow();
  }
}
