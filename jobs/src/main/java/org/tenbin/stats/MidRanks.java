package org.tenbin.stats;

import java.util.Arrays;

/**
 * Ranks in which equal values share the mean of their ranks, doubled so that they stay whole
 * numbers.
 */
final class MidRanks {
  private final int[] doubled;
  private final double tieSum;

  private MidRanks(int[] doubled, double tieSum) {
    this.doubled = doubled;
    this.tieSum = tieSum;
  }

  static MidRanks of(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int[] doubled = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      doubled[i] = below(sorted, values[i]) + notAbove(sorted, values[i]) + 1;
    }
    double ties = 0;
    for (int from = 0; from < sorted.length; ) {
      int to = notAbove(sorted, sorted[from]);
      double size = to - from;
      ties += size * size * size - size;
      from = to;
    }
    return new MidRanks(doubled, ties);
  }

  /** Twice the rank of each value, in the order given. */
  int[] doubled() {
    return doubled;
  }

  /** The sum of t&sup3; - t over groups of t equal values, which normal approximations need. */
  double tieSum() {
    return tieSum;
  }

  private static int below(double[] sorted, double value) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static int notAbove(double[] sorted, double value) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] <= value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
