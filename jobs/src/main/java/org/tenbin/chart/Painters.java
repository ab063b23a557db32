package org.tenbin.chart;

/** Which class draws which kind of chart. */
final class Painters {
  private Painters() {}

  static Sheet sheet(Chart chart, Theme theme) {
    if (chart instanceof LinesChart lines) {
      return LinesPainter.sheet(lines, theme);
    } else if (chart instanceof FacetsChart facets) {
      return FacetsPainter.sheet(facets, theme);
    } else if (chart instanceof PercentileChart percentiles) {
      return PercentilePainter.sheet(percentiles, theme);
    } else if (chart instanceof DensityChart density) {
      return DensityPainter.sheet(density, theme);
    } else if (chart instanceof BoxChart boxes) {
      return BoxPainter.sheet(boxes, theme);
    } else if (chart instanceof BarChart bars) {
      return BarPainter.sheet(bars, theme);
    } else if (chart instanceof TimeSeriesChart time) {
      return TimeSeriesPainter.sheet(time, theme);
    } else if (chart instanceof HeatMapChart heat) {
      return HeatMapPainter.sheet(heat, theme);
    } else if (chart instanceof ScalingChart scaling) {
      return ScalingPainter.sheet(scaling, theme);
    } else if (chart instanceof RatioChart ratios) {
      return RatioPainter.sheet(ratios, theme);
    }
    throw new IllegalStateException("no painter for " + chart.getClass());
  }
}
