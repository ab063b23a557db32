package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * Measurements as grouped bars with error bars, and every single trial as a dot: with three to ten
 * trials the reader sees them all.
 *
 * @param caption words around the chart
 * @param groupName what the groups are
 * @param y the measured value; bars need zero on a linear axis
 * @param series one colour each; groups stand in the order in which they first occur
 */
public record BarChart(Caption caption, String groupName, Axis y, List<Bars> series)
    implements Chart {

  /**
   * Checks that nothing is missing and copies the list.
   *
   * @throws IllegalArgumentException if the axis is linear without zero: lengths would lie
   */
  public BarChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(groupName, "groupName");
    Objects.requireNonNull(y, "y");
    series = List.copyOf(series);
    if (y.scale() == Axis.Scale.LINEAR) {
      throw new IllegalArgumentException("bars need an axis from zero, or a logarithmic one");
    }
  }

  /**
   * The bars of one colour.
   *
   * @param name of the series
   * @param bars at most one a group
   */
  public record Bars(String name, List<Bar> bars) {
    /** Checks that nothing is missing and copies the list. */
    public Bars {
      Objects.requireNonNull(name, "name");
      bars = List.copyOf(bars);
    }
  }

  /**
   * One bar.
   *
   * @param group where it stands
   * @param value its length, the mean of the trials
   * @param low lower end of the interval, NaN for none
   * @param high upper end of the interval, NaN for none
   * @param trials the single values; may be empty
   */
  public record Bar(String group, double value, double low, double high, List<Double> trials) {
    /** Checks the interval and copies the list. */
    public Bar {
      Objects.requireNonNull(group, "group");
      Point.checkInterval(low, high);
      trials = List.copyOf(trials);
    }
  }
}
