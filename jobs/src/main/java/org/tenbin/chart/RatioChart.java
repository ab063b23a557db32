package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * Comparisons as ratios with their intervals (a forest plot): one row each, a line at 1, and the
 * numbers beside it.
 *
 * @param caption words around the chart
 * @param x the ratio; most often logarithmic, so that half and double lie equally far from 1
 * @param lowerSide what a ratio below 1 means, for instance {@code Jungle faster}; may be empty
 * @param upperSide what a ratio above 1 means; may be empty
 * @param margin ratios from 1/margin to margin count as equal, shaded; NaN where none was declared
 * @param rows from the top
 */
public record RatioChart(
    Caption caption, Axis x, String lowerSide, String upperSide, double margin, List<Row> rows)
    implements Chart {

  /**
   * Checks that nothing is missing and copies the list.
   *
   * @throws IllegalArgumentException if a margin is given that is not above 1
   */
  public RatioChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(lowerSide, "lowerSide");
    Objects.requireNonNull(upperSide, "upperSide");
    rows = List.copyOf(rows);
    if (margin <= 1 || Double.isInfinite(margin)) {
      throw new IllegalArgumentException("a margin of equality is above 1: " + margin);
    }
  }

  /**
   * One comparison.
   *
   * @param label what is compared
   * @param ratio the ratio; NaN where the two are not comparable
   * @param low lower end of the interval, NaN for none
   * @param high upper end of the interval, NaN for none
   * @param different whether the verdict is that there is a difference; the interval alone, which
   *     stands for one comparison of several, does not tell
   * @param note the numbers in words, or the reason why there are none
   */
  public record Row(
      String label, double ratio, double low, double high, boolean different, String note) {
    /** Checks the interval. */
    public Row {
      Objects.requireNonNull(label, "label");
      Objects.requireNonNull(note, "note");
      Point.checkInterval(low, high);
    }
  }
}
