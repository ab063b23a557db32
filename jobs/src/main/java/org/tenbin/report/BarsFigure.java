package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tenbin.chart.BarChart;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.stats.Interval;
import org.tenbin.stats.Summary;

/**
 * Bars over the levels of a factor, a colour for each level of another, every run as a dot. Where
 * the figure names no factor for its axis, a bar for each cell, or, of a single cell, for each run.
 */
final class BarsFigure {
  private BarsFigure() {}

  static BarChart of(Campaign campaign, Figure figure, Words words) {
    FigureData data = new FigureData(campaign, figure, words);
    return figure.x() == null
        ? ofCells(campaign, figure, data, words)
        : of(campaign, figure, data, words);
  }

  private static BarChart of(Campaign campaign, Figure figure, FigureData data, Words words) {
    List<BarChart.Bars> all = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (String level : data.levels(figure.series())) {
      List<BarChart.Bar> bars = new ArrayList<>();
      for (String group : data.levels(figure.x())) {
        List<Double> trials =
            data.used().stream()
                .filter(o -> FigureData.level(o, figure.series()).equals(level))
                .filter(o -> FigureData.level(o, figure.x()).equals(group))
                .map(Observation::number)
                .toList();
        if (!trials.isEmpty()) {
          sizes.add(trials.size());
          bars.add(bar(data.label(figure.x(), group), trials));
        }
      }
      if (!bars.isEmpty()) {
        all.add(new BarChart.Bars(data.label(figure.series(), level), bars));
      }
    }
    String group = campaign.factor(figure.x()).label().in(words.language());
    return new BarChart(data.caption(sizes), group, data.yAxis(), all);
  }

  private static BarChart ofCells(Campaign campaign, Figure figure, FigureData data, Words words) {
    Map<Cell, List<Observation>> ofCell =
        data.used().stream().collect(Collectors.groupingBy(Observation::cell));
    List<Cell> cells = ofCell.keySet().stream().sorted(campaign::order).toList();
    List<Factor> open =
        campaign.factors().stream()
            .filter(f -> cells.stream().map(c -> c.level(f.name())).distinct().count() > 1)
            .toList();
    List<BarChart.Bars> all = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (String level : data.levels(figure.series())) {
      Map<String, List<Double>> groups = new LinkedHashMap<>();
      Function<Observation, String> name =
          cells.size() == 1 ? Observation::run : o -> name(o.cell(), open, figure.series(), words);
      for (Cell cell : cells) {
        ofCell.get(cell).stream()
            .filter(o -> FigureData.level(o, figure.series()).equals(level))
            .forEach(
                o -> groups.computeIfAbsent(name.apply(o), g -> new ArrayList<>()).add(o.number()));
      }
      List<BarChart.Bar> bars = new ArrayList<>();
      groups.forEach((group, trials) -> bars.add(bar(group, trials)));
      groups.values().forEach(trials -> sizes.add(trials.size()));
      if (!bars.isEmpty()) {
        all.add(new BarChart.Bars(data.label(figure.series(), level), bars));
      }
    }
    String axis =
        cells.size() == 1
            ? words.text("report.run")
            : open.stream()
                .filter(f -> !f.name().equals(figure.series()))
                .map(f -> f.label().in(words.language()))
                .collect(Collectors.joining(words.text("list.separator")));
    return new BarChart(data.caption(sizes), axis, data.yAxis(), all);
  }

  /** A cell by its levels of the factors in which the cells differ; colour tells the series. */
  private static String name(Cell cell, List<Factor> open, String series, Words words) {
    return open.stream()
        .filter(f -> !f.name().equals(series))
        .map(f -> FigureData.named(f, cell.level(f.name()).orElse(""), words))
        .collect(Collectors.joining(words.text("list.separator")));
  }

  private static BarChart.Bar bar(String group, List<Double> trials) {
    Summary summary = Summary.of(trials.stream().mapToDouble(Double::doubleValue).toArray());
    return new BarChart.Bar(
        group,
        summary.mean(),
        summary.interval().map(Interval::lower).orElse(Double.NaN),
        summary.interval().map(Interval::upper).orElse(Double.NaN),
        trials.size() == 1 ? List.of() : trials);
  }
}
