package org.tenbin.stats;

import java.util.Arrays;
import org.hipparchus.distribution.continuous.NormalDistribution;

/**
 * The two-sided Wilcoxon signed rank test of paired differences against zero. Zero differences are
 * dropped, as Wilcoxon did; up to {@value #EXACT_LIMIT} differences the p-value is exact, equal
 * sizes included: all signs that the observed midranks could carry are counted.
 *
 * <p>F. Wilcoxon, "Individual Comparisons by Ranking Methods", Biometrics Bulletin 1 (1945); normal
 * approximation with continuity and tie correction: E. L. Lehmann, "Nonparametrics" (1975), section
 * 3.2.
 */
public final class WilcoxonSignedRank {
  /** The largest number of non-zero differences for which all signs are counted. */
  public static final int EXACT_LIMIT = 50;

  private WilcoxonSignedRank() {}

  /**
   * Tests paired differences.
   *
   * @param differences one finite number a pair
   * @return with the sum of the ranks of the positive differences as statistic
   */
  public static TestResult test(double[] differences) {
    double[] nonZero = Arrays.stream(Values.sorted(differences)).filter(d -> d != 0).toArray();
    int n = nonZero.length;
    MidRanks ranks = MidRanks.of(Arrays.stream(nonZero).map(Math::abs).toArray());
    int positive = 0;
    for (int i = 0; i < n; i++) {
      positive += nonZero[i] > 0 ? ranks.doubled()[i] : 0;
    }
    boolean exact = n <= EXACT_LIMIT;
    double p = exact ? exactP(ranks.doubled(), positive) : normalP(ranks, n, positive / 2.0);
    return new TestResult(
        TestResult.Kind.WILCOXON_SIGNED_RANK, positive / 2.0, p, exact, smallestP(n));
  }

  /**
   * The smallest two-sided p-value that so many non-zero differences can reach: 2 / 2<sup>n</sup>.
   */
  public static double smallestP(int nonZeroPairs) {
    return Math.min(1, Math.pow(2, 1.0 - nonZeroPairs));
  }

  private static double exactP(int[] doubledRanks, int observed) {
    double[] ways = new double[Arrays.stream(doubledRanks).sum() + 1];
    ways[0] = 1;
    int reached = 0;
    for (int rank : doubledRanks) {
      for (int s = reached; s >= 0; s--) {
        ways[s + rank] += ways[s];
      }
      reached += rank;
    }
    double atMost = 0;
    double atLeast = 0;
    for (int s = 0; s <= reached; s++) {
      atMost += s <= observed ? ways[s] : 0;
      atLeast += s >= observed ? ways[s] : 0;
    }
    return Math.min(1, 2 * Math.min(atMost, atLeast) / Math.pow(2, doubledRanks.length));
  }

  private static double normalP(MidRanks ranks, int count, double positive) {
    double n = count;
    double variance = n * (n + 1) * (2 * n + 1) / 24 - ranks.tieSum() / 48;
    double distance = Math.max(0, Math.abs(positive - n * (n + 1) / 4) - 0.5);
    double z = distance / Math.sqrt(variance);
    return Math.min(1, 2 * new NormalDistribution().cumulativeProbability(-z));
  }
}
