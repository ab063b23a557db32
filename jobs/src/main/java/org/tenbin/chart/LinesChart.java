package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * A quantity over parallelism: one line a series, with its 95 % intervals.
 *
 * @param caption words around the chart
 * @param x parallelism, for instance the number of client nodes
 * @param y the quantity; {@link Axis#withRange} makes figures comparable
 * @param series the lines
 * @param intervals how intervals are drawn
 */
public record LinesChart(Caption caption, Axis x, Axis y, List<Series> series, Intervals intervals)
    implements Chart {

  /** How the intervals of the points are drawn. */
  public enum Intervals {
    /** A bar with caps at each point. */
    BARS,
    /** A shaded band along the line, for many points. */
    BAND
  }

  /** Checks that nothing is missing and copies the list. */
  public LinesChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(y, "y");
    Objects.requireNonNull(intervals, "intervals");
    series = List.copyOf(series);
  }
}
