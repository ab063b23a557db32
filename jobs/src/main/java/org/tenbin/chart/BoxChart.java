package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * Distributions as boxes, side by side in groups. The ends of the whiskers and the single points
 * are given, not computed: percentiles of requests (1 and 99 %, points at 99.9 % and the maximum)
 * or Tukey's 1.5 interquartile ranges; the subtitle says which.
 *
 * @param caption words around the chart
 * @param groupName what the groups are, for instance the parallelism
 * @param y the measured value
 * @param series one colour each; groups stand in the order in which they first occur
 */
public record BoxChart(Caption caption, String groupName, Axis y, List<Boxes> series)
    implements Chart {

  /** Checks that nothing is missing and copies the list. */
  public BoxChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(groupName, "groupName");
    Objects.requireNonNull(y, "y");
    series = List.copyOf(series);
  }

  /**
   * The boxes of one colour.
   *
   * @param name of the series
   * @param boxes at most one a group
   */
  public record Boxes(String name, List<Box> boxes) {
    /** Checks that nothing is missing and copies the list. */
    public Boxes {
      Objects.requireNonNull(name, "name");
      boxes = List.copyOf(boxes);
    }
  }

  /**
   * One distribution.
   *
   * @param group where it stands
   * @param whiskerLow lower end of the whisker
   * @param quartile1 lower end of the box
   * @param median line in the box
   * @param quartile3 upper end of the box
   * @param whiskerHigh upper end of the whisker
   * @param points single values beyond the whiskers, each drawn at its true place
   */
  public record Box(
      String group,
      double whiskerLow,
      double quartile1,
      double median,
      double quartile3,
      double whiskerHigh,
      List<Double> points) {

    /**
     * Checks the order of the five numbers; a NaN among them leaves the box out.
     *
     * @throws IllegalArgumentException if they do not rise
     */
    public Box {
      Objects.requireNonNull(group, "group");
      points = List.copyOf(points);
      if (whiskerLow > quartile1
          || quartile1 > median
          || median > quartile3
          || quartile3 > whiskerHigh) {
        throw new IllegalArgumentException("the five numbers of a box must rise: " + group);
      }
    }
  }
}
