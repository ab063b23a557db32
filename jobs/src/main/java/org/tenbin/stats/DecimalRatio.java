package org.tenbin.stats;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * Ratios of published decimal figures, rounded once. The quotient of the decimals as they were
 * printed is formed exactly and rounded half up, so 61.00 / 5.88 prints as 10.37 and no binary
 * fraction or second rounding shifts a last digit.
 */
public final class DecimalRatio {
  private DecimalRatio() {}

  /**
   * Divides.
   *
   * @param numerator as printed
   * @param denominator as printed, not zero
   * @param decimals places after the point in the result
   */
  public static BigDecimal of(BigDecimal numerator, BigDecimal denominator, int decimals) {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("The denominator of a ratio is zero");
    }
    return numerator.divide(denominator, decimals, RoundingMode.HALF_UP);
  }

  /** Divides the arithmetic mean of one list of figures by that of another, rounding once. */
  public static BigDecimal ofMeans(
      List<BigDecimal> numerators, List<BigDecimal> denominators, int decimals) {
    if (numerators.isEmpty() || denominators.isEmpty()) {
      throw new IllegalArgumentException("A mean needs at least one figure");
    }
    return of(
        sum(numerators).multiply(BigDecimal.valueOf(denominators.size())),
        sum(denominators).multiply(BigDecimal.valueOf(numerators.size())),
        decimals);
  }

  private static BigDecimal sum(List<BigDecimal> figures) {
    return figures.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
