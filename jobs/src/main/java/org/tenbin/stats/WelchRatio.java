package org.tenbin.stats;

/**
 * The ratio of two independent samples of runs: Welch's t statistic (Biometrika 34, 1947) on the
 * logarithms, transformed back. Differences of logarithms are ratios, run times scatter in
 * proportion to their size, and unequal variances are allowed. Unlike a bootstrap it keeps its
 * coverage at three runs.
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
    Welch welch = Welch.ofSorted(Values.sortedLogs(candidate), Values.sortedLogs(baseline));
    return new WelchRatio(
        RatioEstimate.ofLog(welch.difference(), welch.halfWidth(confidence), confidence),
        welch.degreesOfFreedom(),
        welch.standardError());
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
