package org.tenbin.chart;

import java.util.List;
import java.util.Objects;

/**
 * The percentile spectrum: the value at each percentile, over an axis on which each further nine
 * (90, 99, 99.9 %) takes the same room, as in the plots of HdrHistogram. The tail, which a mean
 * hides, takes most of the chart.
 *
 * @param caption words around the chart
 * @param percentileName what the percentile axis is called
 * @param y the value, most often latency on a logarithmic axis
 * @param series points with the percentile (0 to 100) as x; a point at 100 has no place on such an
 *     axis and is left out
 */
public record PercentileChart(Caption caption, String percentileName, Axis y, List<Series> series)
    implements Chart {

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if a percentile lies outside 0 to 100
   */
  public PercentileChart {
    Objects.requireNonNull(caption, "caption");
    Objects.requireNonNull(percentileName, "percentileName");
    Objects.requireNonNull(y, "y");
    series = List.copyOf(series);
    for (Series one : series) {
      for (Point point : one.points()) {
        if (point.x() < 0 || point.x() > 100) {
          throw new IllegalArgumentException("not a percentile: " + point.x());
        }
      }
    }
  }
}
