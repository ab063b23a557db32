package org.tenbin.stats;

/**
 * Cliff's delta, an effect size that needs no unit: the share of pairs in which the candidate is
 * larger, less the share in which it is smaller. 1: always larger; 0: no tendency; -1: always
 * smaller.
 *
 * <p>N. Cliff, "Dominance statistics: Ordinal analyses to answer ordinal questions", Psychological
 * Bulletin 114 (1993).
 */
public final class CliffsDelta {
  private CliffsDelta() {}

  /** Compares every candidate run with every baseline run; both need at least one value. */
  public static double of(double[] candidate, double[] baseline) {
    Values.requireSize(candidate, 1);
    Values.requireSize(baseline, 1);
    long balance = 0;
    for (double a : Values.sorted(candidate)) {
      for (double b : Values.sorted(baseline)) {
        balance += a > b ? 1 : a < b ? -1 : 0;
      }
    }
    return (double) balance / ((long) candidate.length * baseline.length);
  }

  /** The same within pairs: the share of positive differences less that of negative ones. */
  public static double ofPairs(double[] differences) {
    Values.requireSize(differences, 1);
    double balance = 0;
    for (double difference : Values.sorted(differences)) {
      balance += Math.signum(difference);
    }
    return balance / differences.length;
  }
}
