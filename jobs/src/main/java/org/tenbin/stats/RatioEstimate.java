package org.tenbin.stats;

/**
 * How many times the baseline the candidate is, with its uncertainty. Both ends are ratios too: 1
 * means no difference.
 *
 * @param ratio candidate over baseline, of geometric means
 * @param interval of that ratio
 */
public record RatioEstimate(double ratio, Interval interval) {
  /** Checks that both are ratios. */
  public RatioEstimate {
    Values.requirePositive(ratio, "ratio");
    Values.requirePositive(interval.lower(), "lower end of a ratio");
  }

  static RatioEstimate ofLog(double logRatio, double halfWidth, double confidence) {
    return new RatioEstimate(
        Math.exp(logRatio),
        new Interval(Math.exp(logRatio - halfWidth), Math.exp(logRatio + halfWidth), confidence));
  }
}
