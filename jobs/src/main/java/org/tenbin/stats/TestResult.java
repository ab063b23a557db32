package org.tenbin.stats;

/**
 * What a significance test says.
 *
 * @param kind which test
 * @param statistic its statistic: U of the candidate, the sum of positive ranks, or t
 * @param pValue two-sided
 * @param exact whether the p-value comes from the full permutation distribution
 * @param smallestP the smallest p-value that samples of this size could give; 0 where there is none
 */
public record TestResult(
    Kind kind, double statistic, double pValue, boolean exact, double smallestP) {
  /** The tests. */
  public enum Kind {
    /** {@link MannWhitney}. */
    MANN_WHITNEY,
    /** {@link WelchRatio}. */
    WELCH_LOG,
    /** {@link WilcoxonSignedRank}. */
    WILCOXON_SIGNED_RANK
  }

  /** Checks the probabilities. */
  public TestResult {
    if (!(pValue >= 0 && pValue <= 1 && smallestP >= 0 && smallestP <= 1)) {
      throw new IllegalArgumentException(
          "Probabilities must lie between 0 and 1: " + pValue + ", " + smallestP);
    }
  }
}
