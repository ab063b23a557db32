package org.tenbin.stats.scaling;

import java.util.Optional;
import org.tenbin.stats.Interval;

/**
 * A fitted coefficient.
 *
 * @param value never negative
 * @param standardError zero where the coefficient stands at its bound
 * @param interval of Student's t, cut at zero; empty where the coefficient would have become
 *     negative, was held at zero, and the others were fitted without it
 */
public record Estimate(double value, double standardError, Optional<Interval> interval) {
  static Estimate atBound() {
    return new Estimate(0, 0, Optional.empty());
  }

  /** Whether the coefficient was held at zero. */
  public boolean isAtBound() {
    return interval.isEmpty();
  }
}
