package org.tenbin.stats;

/** The answer to a {@link Contrast}: a verdict with its evidence, or why there can be none. */
public sealed interface Comparison permits Compared, NotComparable {
  /** Valid runs (or levels, for one run a cell) of the candidate that were used. */
  int candidateRuns();

  /** Valid runs (or levels, for one run a cell) of the baseline that were used. */
  int baselineRuns();
}
