package org.tenbin.stats;

import org.hipparchus.distribution.continuous.NormalDistribution;
import org.hipparchus.util.CombinatoricsUtils;

/**
 * The two-sided Mann-Whitney U test. For samples up to {@value #EXACT_LIMIT} runs each the p-value
 * is exact, equal values included: the distribution is that of all ways to deal the observed
 * midranks to the two samples, so the test needs no assumption on the shape of the data. As
 * benchstat and SciPy do, the smaller tail is doubled.
 *
 * <p>H. B. Mann and D. R. Whitney, "On a Test of Whether one of Two Random Variables is
 * Stochastically Larger than the Other", Annals of Mathematical Statistics 18 (1947). For larger
 * samples: normal approximation with continuity and tie correction, E. L. Lehmann, "Nonparametrics:
 * Statistical Methods Based on Ranks" (1975), section 1.4.
 */
public final class MannWhitney {
  /** The largest sample for which all permutations are counted. */
  public static final int EXACT_LIMIT = 50;

  private MannWhitney() {}

  /**
   * Tests two independent samples.
   *
   * @param candidate at least one finite value
   * @param baseline at least one finite value
   * @return U of the candidate: the pairs in which it is larger, equal pairs counting one half
   */
  public static TestResult test(double[] candidate, double[] baseline) {
    Values.requireSize(candidate, 1);
    Values.requireSize(baseline, 1);
    int m = candidate.length;
    int n = baseline.length;
    double[] pooled = new double[m + n];
    System.arraycopy(Values.sorted(candidate), 0, pooled, 0, m);
    System.arraycopy(Values.sorted(baseline), 0, pooled, m, n);
    MidRanks ranks = MidRanks.of(pooled);
    int sum = 0;
    for (int i = 0; i < m; i++) {
      sum += ranks.doubled()[i];
    }
    double u = sum / 2.0 - m * (m + 1) / 2.0;
    boolean exact = m <= EXACT_LIMIT && n <= EXACT_LIMIT;
    double p = exact ? exactP(ranks.doubled(), m, sum) : normalP(ranks, m, n, u);
    return new TestResult(TestResult.Kind.MANN_WHITNEY, u, p, exact, smallestP(m, n));
  }

  /**
   * The smallest two-sided p-value that samples of these sizes can reach: twice one over the number
   * of ways to choose the candidate's ranks.
   */
  public static double smallestP(int candidateRuns, int baselineRuns) {
    double ways =
        Math.exp(
            CombinatoricsUtils.binomialCoefficientLog(candidateRuns + baselineRuns, candidateRuns));
    return Math.min(1, 2 / ways);
  }

  private static double exactP(int[] doubledRanks, int m, int observed) {
    int most = 0;
    for (int rank : doubledRanks) {
      most += rank;
    }
    // ways[k][s]: how many choices of k values have doubled rank sum s. Whole numbers, exact in a
    // double up to 2^53, relative error 1e-16 beyond.
    double[][] ways = new double[m + 1][most + 1];
    ways[0][0] = 1;
    int reached = 0;
    for (int i = 0; i < doubledRanks.length; i++) {
      int rank = doubledRanks[i];
      for (int k = Math.min(i, m - 1); k >= 0; k--) {
        for (int s = 0; s <= reached; s++) {
          ways[k + 1][s + rank] += ways[k][s];
        }
      }
      reached += rank;
    }
    double atMost = 0;
    double atLeast = 0;
    double all = 0;
    for (int s = 0; s <= most; s++) {
      double count = ways[m][s];
      all += count;
      atMost += s <= observed ? count : 0;
      atLeast += s >= observed ? count : 0;
    }
    return Math.min(1, 2 * Math.min(atMost, atLeast) / all);
  }

  private static double normalP(MidRanks ranks, int m, int n, double u) {
    double total = m + n;
    double variance = (double) m * n / 12 * (total + 1 - ranks.tieSum() / (total * (total - 1)));
    if (variance <= 0) {
      return 1;
    }
    double distance = Math.max(0, Math.abs(u - (double) m * n / 2) - 0.5);
    double z = distance / Math.sqrt(variance);
    return Math.min(1, 2 * new NormalDistribution().cumulativeProbability(-z));
  }
}
