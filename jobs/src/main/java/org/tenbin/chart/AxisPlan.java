package org.tenbin.chart;

import java.util.List;

/**
 * An axis ready to be drawn.
 *
 * @param title with unit; may be empty
 * @param lower value at the lower end
 * @param upper value at the upper end
 * @param log whether lengths go with logarithms
 * @param ticks from the lower end
 * @param categories names at 0, 1, 2, ...; empty for a numeric axis
 */
record AxisPlan(
    String title,
    double lower,
    double upper,
    boolean log,
    List<Tick> ticks,
    List<String> categories) {

  AxisPlan {
    ticks = List.copyOf(ticks);
    categories = List.copyOf(categories);
  }

  /**
   * A tick.
   *
   * @param value where
   * @param label shown; empty for a minor tick
   */
  record Tick(double value, String label) {
    boolean major() {
      return !label.isEmpty();
    }
  }

  /** Names at equal distances. */
  static AxisPlan of(String title, List<String> categories) {
    return new AxisPlan(
        title, -0.5, Math.max(1, categories.size()) - 0.5, false, List.of(), categories);
  }

  boolean holds(double value) {
    return value >= lower && value <= upper;
  }

  /** Where a value lies between the ends, 0 to 1. */
  double share(double value) {
    return log
        ? Math.log(value / lower) / Math.log(upper / lower)
        : (value - lower) / (upper - lower);
  }

  AxisPlan withTicks(List<Tick> others) {
    return new AxisPlan(title, lower, upper, log, others, categories);
  }

  AxisPlan withoutTicks() {
    return withTicks(List.of());
  }
}
