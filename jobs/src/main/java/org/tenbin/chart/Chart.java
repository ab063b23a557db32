package org.tenbin.chart;

/**
 * A chart as plain values: what is to be shown, with nothing of how. One record a kind, checked
 * when it is made. {@link Drawing} draws it.
 *
 * <p>All kinds bear odd data: no point, one point, all equal, values that are not finite or, on a
 * logarithmic axis, not positive. What cannot be drawn is counted in a line under the chart, never
 * dropped silently; with nothing to draw there is a labelled empty frame.
 */
public sealed interface Chart
    permits LinesChart,
        FacetsChart,
        PercentileChart,
        DensityChart,
        BoxChart,
        BarChart,
        TimeSeriesChart,
        HeatMapChart,
        ScalingChart,
        RatioChart {

  /** Title, subtitle and source line. */
  Caption caption();
}
