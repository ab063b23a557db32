package org.tenbin.stats;

import java.util.Optional;

/**
 * A verdict and all that it rests on.
 *
 * @param verdict what may be said
 * @param estimate candidate over baseline, with an interval that stands for this comparison alone
 * @param rankTest {@link MannWhitney} for runs, {@link WilcoxonSignedRank} for levels; states the
 *     smallest p-value that the sizes allow
 * @param decidedBy the test whose p-value counts: the rank test, or {@link WelchRatio#test} where
 *     the sizes and the family leave the rank test no chance
 * @param adjustedP the p-value of {@code decidedBy} after {@link Holm} over the family
 * @param smallestAdjustedP the least that the rank test's p-value could be after Holm, given the
 *     sizes of the whole family
 * @param familySize how many comparisons were corrected together
 * @param delta Cliff's delta, or for levels the dominance within pairs
 * @param candidateRuns runs, or pairs of levels
 * @param baselineRuns runs, or pairs of levels
 * @param equivalence present where a margin was declared
 */
public record Compared(
    Verdict verdict,
    RatioEstimate estimate,
    TestResult rankTest,
    TestResult decidedBy,
    double adjustedP,
    double smallestAdjustedP,
    int familySize,
    double delta,
    int candidateRuns,
    int baselineRuns,
    Optional<Equivalence> equivalence)
    implements Comparison {}
