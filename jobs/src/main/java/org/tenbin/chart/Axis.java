package org.tenbin.chart;

import java.util.Objects;

/**
 * A numeric axis.
 *
 * @param name the quantity, for instance {@code Mean elapsed time}
 * @param unit its unit, shown in brackets; may be empty
 * @param scale where the axis begins and how it is divided
 * @param lower fixed lower end, or NaN to take it from the data
 * @param upper fixed upper end, or NaN to take it from the data
 */
public record Axis(String name, String unit, Scale scale, double lower, double upper) {

  /** How values become lengths. */
  public enum Scale {
    /** Linear and with zero on it: for amounts, whose lengths the reader compares. */
    FROM_ZERO,
    /** Linear, from the smallest value to the largest. */
    LINEAR,
    /** Logarithmic; values that are not positive cannot be drawn. */
    LOG
  }

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if only one end is fixed, or the ends are not finite, not in
   *     order, or not positive on a logarithmic axis
   */
  public Axis {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(unit, "unit");
    Objects.requireNonNull(scale, "scale");
    if (Double.isNaN(lower) != Double.isNaN(upper)) {
      throw new IllegalArgumentException("an axis has both ends fixed or none");
    }
    if (!Double.isNaN(lower)
        && (Double.isInfinite(lower) || Double.isInfinite(upper) || lower >= upper)) {
      throw new IllegalArgumentException("not a range: " + lower + " to " + upper);
    }
    if (scale == Scale.LOG && lower <= 0) {
      throw new IllegalArgumentException("a logarithmic axis cannot begin at " + lower);
    }
  }

  /** A linear axis with zero on it. */
  public static Axis fromZero(String name, String unit) {
    return new Axis(name, unit, Scale.FROM_ZERO, Double.NaN, Double.NaN);
  }

  /** A linear axis that fits the data. */
  public static Axis linear(String name, String unit) {
    return new Axis(name, unit, Scale.LINEAR, Double.NaN, Double.NaN);
  }

  /** A logarithmic axis that fits the data. */
  public static Axis log(String name, String unit) {
    return new Axis(name, unit, Scale.LOG, Double.NaN, Double.NaN);
  }

  /** The same axis with a fixed range, so that several figures can be compared by eye. */
  public Axis withRange(double from, double to) {
    return new Axis(name, unit, scale, from, to);
  }

  boolean fixed() {
    return !Double.isNaN(lower);
  }

  boolean log() {
    return scale == Scale.LOG;
  }
}
