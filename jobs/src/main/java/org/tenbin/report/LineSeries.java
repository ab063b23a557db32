package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.tenbin.chart.Point;
import org.tenbin.chart.Series;
import org.tenbin.stats.Summary;

/**
 * Lines over a numeric factor: the mean of the runs at each level, with its interval.
 *
 * @param series the lines that have a point
 * @param sizes how many runs stand behind each point
 */
record LineSeries(List<Series> series, List<Integer> sizes) {
  LineSeries {
    series = List.copyOf(series);
    sizes = List.copyOf(sizes);
  }

  static LineSeries of(FigureData data, List<Observation> observations, String seriesFactor) {
    Map<String, Map<Double, List<Double>>> lines = new LinkedHashMap<>();
    data.levels(seriesFactor).forEach(level -> lines.put(level, new TreeMap<>()));
    for (Observation observation : observations) {
      OptionalDouble x = data.x(observation);
      if (x.isPresent()) {
        lines
            .computeIfAbsent(FigureData.level(observation, seriesFactor), l -> new TreeMap<>())
            .computeIfAbsent(x.getAsDouble(), v -> new ArrayList<>())
            .add(observation.number());
      }
    }
    List<Series> series = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    lines.forEach(
        (level, points) -> {
          if (!points.isEmpty()) {
            List<Point> drawn = new ArrayList<>();
            points.forEach((x, runs) -> drawn.add(point(x, runs)));
            points.values().forEach(runs -> sizes.add(runs.size()));
            series.add(new Series(data.label(seriesFactor, level), drawn));
          }
        });
    return new LineSeries(series, sizes);
  }

  private static Point point(double x, List<Double> runs) {
    Summary summary = Summary.of(runs.stream().mapToDouble(Double::doubleValue).toArray());
    return summary
        .interval()
        .map(interval -> new Point(x, summary.mean(), interval.lower(), interval.upper()))
        .orElseGet(() -> Point.of(x, summary.mean()));
  }
}
