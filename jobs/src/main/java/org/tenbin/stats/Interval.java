package org.tenbin.stats;

import static org.tenbin.stats.Values.requireFinite;

/**
 * A two-sided confidence interval.
 *
 * @param lower the lower end, in the unit of the estimate
 * @param upper the upper end, not below {@code lower}
 * @param confidence the declared coverage, such as 0.95
 */
public record Interval(double lower, double upper, double confidence) {
  /** The confidence that everything uses unless a caller says otherwise. */
  public static final double DEFAULT_CONFIDENCE = 0.95;

  /** Checks the order of the ends. */
  public Interval {
    requireFinite(lower, "lower end");
    requireFinite(upper, "upper end");
    if (lower > upper) {
      throw new IllegalArgumentException("Interval ends in wrong order: " + lower + ", " + upper);
    }
    requireConfidence(confidence);
  }

  /** Tells whether a value lies inside, the ends included. */
  public boolean contains(double value) {
    return lower <= value && value <= upper;
  }

  static void requireConfidence(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("Confidence must lie between 0 and 1: " + confidence);
    }
  }
}
