package org.tenbin.stats;

/**
 * The ratio of two independent samples of runs: Welch's t statistic on the logarithms, transformed
 * back. Differences of logarithms are ratios, run times scatter in proportion to their size, and
 * unequal variances are allowed. Unlike a bootstrap it keeps its coverage at three runs.
 *
 * <p>B. L. Welch, "The generalization of Student's problem when several different population
 * variances are involved", Biometrika 34 (1947); degrees of freedom after Satterthwaite (1946).
 *
 * <p>When neither sample scatters at all the interval shrinks to the ratio itself: nothing is known
 * then of what the clock was too coarse to show.
 *
 * @param estimate ratio of geometric means and its interval
 * @param degreesOfFreedom infinite when nothing scatters
 * @param standardError of the logarithm of the ratio
 */
public record WelchRatio(RatioEstimate estimate, double degreesOfFreedom, double standardError) {

  /** Compares with a 95 % interval; see {@link #of(double[], double[], double)}. */
  public static WelchRatio of(double[] candidate, double[] baseline) {
    return of(candidate, baseline, Interval.DEFAULT_CONFIDENCE);
  }

  /**
   * Compares two samples.
   *
   * @param candidate one positive value a run, at least two
   * @param baseline one positive value a run, at least two
   * @param confidence of the interval, such as 0.95
   */
  public static WelchRatio of(double[] candidate, double[] baseline, double confidence) {
    Values.requireSize(candidate, 2);
    Values.requireSize(baseline, 2);
    double[] a = Values.sortedLogs(candidate);
    double[] b = Values.sortedLogs(baseline);
    double difference = Values.mean(a) - Values.mean(b);
    double va = Values.variance(a) / a.length;
    double vb = Values.variance(b) / b.length;
    double sum = va + vb;
    if (sum == 0) {
      return new WelchRatio(
          RatioEstimate.ofLog(difference, 0, confidence), Double.POSITIVE_INFINITY, 0);
    }
    double shareA = va / sum;
    double shareB = vb / sum;
    double df = 1 / (shareA * shareA / (a.length - 1) + shareB * shareB / (b.length - 1));
    double error = Math.sqrt(sum);
    double half = Values.studentQuantile(confidence, df) * error;
    return new WelchRatio(RatioEstimate.ofLog(difference, half, confidence), df, error);
  }

  /** Tests whether the ratio is 1. */
  public TestResult test() {
    double t = Math.log(estimate.ratio()) / standardError;
    if (standardError == 0) {
      boolean same = estimate.ratio() == 1;
      return new TestResult(TestResult.Kind.WELCH_LOG, same ? 0 : t, same ? 1 : 0, false, 0);
    }
    double p = Values.studentTwoSided(t, degreesOfFreedom);
    return new TestResult(TestResult.Kind.WELCH_LOG, t, p, false, 0);
  }
}
