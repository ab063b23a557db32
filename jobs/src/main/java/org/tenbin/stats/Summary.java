package org.tenbin.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The runs of one cell in a few numbers. The sample is the run: requests and clients of one run
 * share their server and must not be given here one by one.
 *
 * <p>The interval is Student's (1908): mean &plusmn; t<sub>n-1</sub> s / &radic;n. With one run
 * there is no scatter to learn from, so {@link #standardDeviation} and {@link #interval} are empty.
 *
 * @param n how many runs
 * @param mean their arithmetic mean
 * @param median the middle run, or the mean of the two middle ones
 * @param min the smallest
 * @param max the largest
 * @param geometricMean empty unless all values are positive
 * @param standardDeviation with n - 1 in the denominator; empty for one run
 * @param interval of the mean; empty for one run
 */
public record Summary(
    int n,
    double mean,
    double median,
    double min,
    double max,
    OptionalDouble geometricMean,
    OptionalDouble standardDeviation,
    Optional<Interval> interval) {

  /** Summarizes runs with a 95 % interval; see {@link #of(double[], double)}. */
  public static Summary of(double... runs) {
    return of(runs, Interval.DEFAULT_CONFIDENCE);
  }

  /**
   * Summarizes runs.
   *
   * @param runs one value a run, in any order; at least one, all finite
   * @param confidence of the interval, such as 0.95
   */
  public static Summary of(double[] runs, double confidence) {
    Values.requireSize(runs, 1);
    double[] sorted = Values.sorted(runs);
    int n = sorted.length;
    double mean = Values.mean(sorted);
    double median = (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
    OptionalDouble geometricMean =
        sorted[0] > 0
            ? OptionalDouble.of(Math.exp(Values.mean(Values.sortedLogs(sorted))))
            : OptionalDouble.empty();
    if (n == 1) {
      return new Summary(
          1, mean, median, mean, mean, geometricMean, OptionalDouble.empty(), Optional.empty());
    }
    double deviation = Math.sqrt(Values.variance(sorted));
    double half = Values.studentQuantile(confidence, n - 1.0) * deviation / Math.sqrt(n);
    return new Summary(
        n,
        mean,
        median,
        sorted[0],
        sorted[n - 1],
        geometricMean,
        OptionalDouble.of(deviation),
        Optional.of(new Interval(mean - half, mean + half, confidence)));
  }
}
