package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.chart.DensityChart;
import org.tenbin.chart.Point;
import org.tenbin.chart.Series;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/**
 * The distribution of latencies as a density: between two neighbouring percentiles the share of
 * requests over the length of the interval. That is a histogram whose steps hold known shares;
 * nothing is smoothed. What stands at the lowest value has no percentile below it: its step is as
 * long as the shortest of the others, which is about what the data resolve.
 */
final class DensityFigure {
  /** The last hundredth would take most of a linear axis; the percentile spectrum shows it. */
  private static final double LAST = 99;

  private DensityFigure() {}

  static DensityChart of(Campaign campaign, Figure figure, Words words) {
    List<Series> series = new ArrayList<>();
    CellSeries.of(campaign, Table.PERCENTILES, figure, words)
        .forEach(
            (name, rows) -> {
              TreeMap<Double, Double> percentiles = new TreeMap<>();
              for (Map<String, String> row : rows) {
                if (row.get("distribution").equals("latency")) {
                  percentiles.put(
                      Double.parseDouble(row.get("percentile")),
                      Double.parseDouble(row.get("value_ms")));
                }
              }
              series.add(new Series(name, steps(percentiles.headMap(LAST, true))));
            });
    String latency = words.text("figure.latency");
    return new DensityChart(
        new Caption(
            FigureData.title(campaign, figure, words),
            words.text("figure.density"),
            FigureData.source(campaign, figure, words, CellSeries.runs(campaign, figure), 0)),
        figure.log() ? Axis.log(latency, "ms") : Axis.linear(latency, "ms"),
        Axis.fromZero(words.text("figure.density.axis"), "1/ms"),
        series);
  }

  /** Steps from the lowest value to the highest; one point where all values are equal. */
  static List<Point> steps(Map<Double, Double> valueByPercentile) {
    // Percentiles of the same value are one: the highest of them.
    TreeMap<Double, Double> shareByValue = new TreeMap<>();
    new LinkedHashMap<>(valueByPercentile)
        .forEach((percentile, value) -> shareByValue.merge(value, percentile / 100, Math::max));
    if (shareByValue.size() == 1) {
      return List.of(Point.of(shareByValue.firstKey(), 1));
    }
    List<Point> steps = new ArrayList<>();
    Map.Entry<Double, Double> before = null;
    if (shareByValue.size() > 1 && shareByValue.firstEntry().getValue() > 0) {
      before = Map.entry(below(shareByValue), 0.0);
    }
    for (Map.Entry<Double, Double> here : shareByValue.entrySet()) {
      if (before != null) {
        double density = (here.getValue() - before.getValue()) / (here.getKey() - before.getKey());
        steps.add(Point.of(before.getKey(), density));
        steps.add(Point.of(here.getKey(), density));
      }
      before = here;
    }
    if (!steps.isEmpty()) {
      steps.add(0, Point.of(steps.get(0).x(), 0));
      steps.add(Point.of(steps.get(steps.size() - 1).x(), 0));
    }
    return steps;
  }

  /** Where the step of the lowest value begins: above zero if the value is, for a log axis. */
  private static double below(SortedMap<Double, Double> shareByValue) {
    double lowest = shareByValue.firstKey();
    double shortest = Double.POSITIVE_INFINITY;
    double before = Double.NEGATIVE_INFINITY;
    for (double value : shareByValue.keySet()) {
      shortest = Math.min(shortest, value - before);
      before = value;
    }
    return lowest > 0 && shortest >= lowest ? lowest / 2 : lowest - shortest;
  }
}
