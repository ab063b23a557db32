package org.tenbin.stats;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Holm's step-down correction: with it the chance of even one false finding in a family of tests
 * stays below the declared level, whatever the tests have in common.
 *
 * <p>S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of
 * Statistics 6 (1979).
 */
public final class Holm {
  private Holm() {}

  /**
   * Adjusts p-values.
   *
   * @param pValues of the whole family
   * @return the adjusted values in the same order; each may be compared with the level directly
   */
  public static double[] adjust(double... pValues) {
    int m = pValues.length;
    List<Integer> order =
        IntStream.range(0, m).boxed().sorted(Comparator.comparingDouble(i -> pValues[i])).toList();
    double[] adjusted = new double[m];
    double largest = 0;
    for (int k = 0; k < m; k++) {
      double p = pValues[order.get(k)];
      if (!(p >= 0 && p <= 1)) {
        throw new IllegalArgumentException("A p-value must lie between 0 and 1: " + p);
      }
      largest = Math.max(largest, Math.min(1, (m - k) * p));
      adjusted[order.get(k)] = largest;
    }
    return adjusted;
  }
}
