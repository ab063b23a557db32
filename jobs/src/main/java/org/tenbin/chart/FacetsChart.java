package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * Lines over parallelism in a frame for each level of a further factor, all with the same axes:
 * small multiples in which each frame has several series.
 *
 * @param caption words around the chart
 * @param x parallelism
 * @param y the quantity
 * @param facets one frame each, from the upper left
 * @param intervals how intervals are drawn
 */
public record FacetsChart(
    Caption caption, Axis x, Axis y, List<Facet> facets, LinesChart.Intervals intervals)
    implements Chart {

  /** Checks that nothing is missing and copies the list. */
  public FacetsChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(y, "y");
    Objects.requireNonNull(intervals, "intervals");
    facets = List.copyOf(facets);
  }

  /**
   * One frame.
   *
   * @param name of the level, shown above the frame
   * @param series the lines; a name means the same series in every frame
   */
  public record Facet(String name, List<Series> series) {
    /** Checks that nothing is missing and copies the list. */
    public Facet {
      Objects.requireNonNull(name, "name");
      series = List.copyOf(series);
    }
  }
}
