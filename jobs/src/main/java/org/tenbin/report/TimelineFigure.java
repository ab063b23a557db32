package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.chart.Point;
import org.tenbin.chart.Series;
import org.tenbin.chart.TimeSeriesChart;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/** Throughput and latency over the seconds of a run, a line for each cell: of its first run. */
final class TimelineFigure {
  private TimelineFigure() {}

  static TimeSeriesChart of(Campaign campaign, Figure figure, Words words) {
    List<Series> throughput = new ArrayList<>();
    List<Series> latency = new ArrayList<>();
    CellSeries.of(campaign, Table.TIMELINE, figure, words)
        .forEach(
            (name, rows) -> {
              List<Map<String, String>> run = firstRun(rows);
              long start =
                  run.stream().mapToLong(r -> Long.parseLong(r.get("second"))).min().orElse(0);
              throughput.add(new Series(name, points(run, start, "ok")));
              latency.add(new Series(name, points(run, start, "latency_mean_ms")));
            });
    return new TimeSeriesChart(
        new Caption(
            FigureData.title(campaign, figure, words),
            words.text("figure.timeline"),
            FigureData.source(campaign, figure, words, throughput.size(), 0)),
        Axis.fromZero(words.text("figure.time"), "s"),
        List.of(
            new TimeSeriesChart.Panel(
                Axis.fromZero(words.text("quantity.throughput_per_s"), "1/s"), throughput),
            new TimeSeriesChart.Panel(
                Axis.fromZero(words.text("quantity.latency_mean_ms"), "ms"), latency)),
        List.of());
  }

  private static List<Map<String, String>> firstRun(List<Map<String, String>> rows) {
    String first = rows.stream().map(r -> r.get("run")).sorted().findFirst().orElse("");
    return rows.stream().filter(r -> r.get("run").equals(first)).toList();
  }

  private static List<Point> points(List<Map<String, String>> run, long start, String column) {
    List<Point> points = new ArrayList<>();
    for (Map<String, String> row : run) {
      String value = row.get(column);
      if (!value.isEmpty()) {
        points.add(
            Point.of(
                Long.parseLong(row.get("second")) - (double) start, Double.parseDouble(value)));
      }
    }
    return points;
  }
}
