package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.chart.PercentileChart;
import org.tenbin.chart.Point;
import org.tenbin.chart.Series;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/** The distribution of latencies, a line for each cell: all requests of its runs together. */
final class PercentilesFigure {
  private PercentilesFigure() {}

  static PercentileChart of(Campaign campaign, Figure figure, Words words) {
    List<Series> series = new ArrayList<>();
    CellSeries.of(campaign, Table.PERCENTILES, figure, words)
        .forEach(
            (name, rows) ->
                series.add(
                    new Series(
                        name,
                        rows.stream()
                            .filter(row -> row.get("distribution").equals("latency"))
                            .map(
                                row ->
                                    Point.of(
                                        Double.parseDouble(row.get("percentile")),
                                        Double.parseDouble(row.get("value_ms"))))
                            .toList())));
    return new PercentileChart(
        new Caption(
            FigureData.title(campaign, figure, words),
            words.text("figure.percentiles"),
            FigureData.source(campaign, figure, words, CellSeries.runs(campaign, figure), 0)),
        words.text("figure.percentile"),
        Axis.log(words.text("figure.latency"), "ms"),
        series);
  }
}
