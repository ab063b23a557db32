package org.tenbin.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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

  /** Fewer requests than that have no tail to show. */
  static final int LEAST = 20;

  static PercentileChart of(Campaign campaign, Figure figure, Words words) {
    List<Series> series = new ArrayList<>();
    List<Long> sizes = new ArrayList<>();
    int few = 0;
    for (Map.Entry<String, List<Map<String, String>>> cell :
        CellSeries.of(campaign, Table.PERCENTILES, figure, words).entrySet()) {
      List<Map<String, String>> rows =
          cell.getValue().stream()
              .filter(row -> row.get("distribution").equals("latency"))
              .toList();
      long requests =
          rows.stream().mapToLong(row -> Long.parseLong(row.get("population"))).max().orElse(0);
      if (requests >= LEAST) {
        sizes.add(requests);
        series.add(new Series(cell.getKey(), points(rows, requests)));
      } else {
        few++;
      }
    }
    return new PercentileChart(
        new Caption(
            FigureData.title(campaign, figure, words),
            how(sizes, few, words),
            FigureData.source(campaign, figure, words, CellSeries.runs(campaign, figure), 0)),
        words.text("figure.percentile"),
        Axis.log(words.text("figure.latency"), "ms"),
        series);
  }

  /** Up to 1 - 1/n: beyond it stands the greatest of n requests at every level. */
  private static List<Point> points(List<Map<String, String>> rows, long requests) {
    double last = 100 - 100.0 / requests;
    return rows.stream()
        .map(
            row ->
                Point.of(
                    Double.parseDouble(row.get("percentile")),
                    Double.parseDouble(row.get("value_ms"))))
        .filter(point -> point.x() <= last)
        .toList();
  }

  private static String how(List<Long> sizes, int few, Words words) {
    StringBuilder how = new StringBuilder(words.text("figure.percentiles"));
    if (!sizes.isEmpty()) {
      String fewest = Shown.count(Collections.min(sizes));
      String most = Shown.count(Collections.max(sizes));
      how.append(
          fewest.equals(most)
              ? words.text("figure.percentiles.n", most)
              : words.text("figure.percentiles.n.range", fewest, most));
    }
    if (few > 0) {
      how.append(words.text("figure.percentiles.few", few, LEAST));
    }
    return how.toString();
  }
}
