package org.tenbin.stats;

import java.util.OptionalDouble;

/**
 * No verdict is possible.
 *
 * @param reason why
 * @param candidateRuns valid runs, or levels
 * @param baselineRuns valid runs, or levels
 * @param candidateInvalid runs left out as invalid
 * @param baselineInvalid runs left out as invalid
 * @param needed how many valid runs each side (or how many common levels both) would have needed
 * @param bareRatio candidate over baseline of what is there: a number without an interval, nothing
 *     may be concluded from it
 */
public record NotComparable(
    Reason reason,
    int candidateRuns,
    int baselineRuns,
    int candidateInvalid,
    int baselineInvalid,
    int needed,
    OptionalDouble bareRatio)
    implements Comparison {
  /** Why there is no verdict. */
  public enum Reason {
    /** One side or both were never measured; the counts say which. */
    SIDE_MISSING,
    /** Enough runs were made, but too many of them are invalid. */
    INVALID_RUNS,
    /** Too few runs were made to know their scatter. */
    TOO_FEW_RUNS,
    /** The lines have too few levels in common for the test to show anything. */
    TOO_FEW_LEVELS,
    /** A value is zero or negative, so there is no ratio. */
    NOT_POSITIVE
  }
}
