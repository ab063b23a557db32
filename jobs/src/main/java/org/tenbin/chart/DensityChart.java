package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * Distributions as densities: how often each value occurs.
 *
 * @param caption words around the chart
 * @param x the measured value
 * @param y the density; begins at zero
 * @param series points of the density curve, by x
 */
public record DensityChart(Caption caption, Axis x, Axis y, List<Series> series) implements Chart {
  /** Checks that nothing is missing and copies the list. */
  public DensityChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(y, "y");
    series = List.copyOf(series);
  }
}
