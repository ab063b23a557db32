package org.tenbin.stats;

import java.util.OptionalDouble;

/**
 * What is declared before the data are looked at.
 *
 * @param level the chance that is accepted of any false finding in a family, such as 0.05
 * @param leastRuns the fewest valid runs a side needs, at least two
 * @param margin the largest ratio that counts as equal, such as 1.05; empty: equality is never
 *     claimed
 */
public record Rules(double level, int leastRuns, OptionalDouble margin) {
  /** Level 0.05, two runs, no margin. */
  public static final Rules STANDARD = new Rules(0.05, 2, OptionalDouble.empty());

  /** Checks the declarations. */
  public Rules {
    Interval.requireConfidence(1 - level);
    if (leastRuns < 2) {
      throw new IllegalArgumentException("A comparison needs two runs a side, not " + leastRuns);
    }
    margin.ifPresent(m -> Equivalence.requireMargin(m));
  }

  /** The same rules with a margin of equality; 1.05 means from 1/1.05 to 1.05. */
  public Rules withMargin(double equalWithin) {
    return new Rules(level, leastRuns, OptionalDouble.of(equalWithin));
  }

  /** The same rules with a minimum of valid runs a side. */
  public Rules withLeastRuns(int runs) {
    return new Rules(level, runs, margin);
  }

  /** The same rules at another level. */
  public Rules withLevel(double accepted) {
    return new Rules(accepted, leastRuns, margin);
  }

  double confidence() {
    return 1 - level;
  }
}
