package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * A named row of points.
 *
 * @param name shown as label or in the legend; any text
 * @param points in the order in which a line joins them
 */
public record Series(String name, List<Point> points) {
  /** Checks that nothing is missing and copies the points. */
  public Series {
    Objects.requireNonNull(name, "name");
    points = List.copyOf(points);
  }
}
