package org.tenbin.chart;

import java.util.List;

/**
 * Places of boxes or bars that stand side by side in groups on a category axis.
 *
 * @param groups names of the groups, at 0, 1, 2, ...
 * @param perGroup how many stand side by side
 */
record Slots(List<String> groups, int perGroup) {
  private static final double USED = 0.76;
  private static final double WIDEST = 0.34;

  Slots {
    groups = groups.stream().distinct().toList();
  }

  /** Width of one box or bar, in units of the axis. */
  double width() {
    return Math.min(WIDEST, USED / Math.max(1, perGroup));
  }

  /** Centre of a box or bar, in units of the axis. */
  double centre(String group, int member) {
    return groups.indexOf(group) + (member - (perGroup - 1) / 2.0) * width();
  }
}
