package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import org.tenbin.chart.BarChart;
import org.tenbin.experiment.Figure;
import org.tenbin.stats.Interval;
import org.tenbin.stats.Summary;

/** Bars over the levels of a factor, a colour for each level of another, every run as a dot. */
final class BarsFigure {
  private BarsFigure() {}

  static BarChart of(Campaign campaign, Figure figure, Words words) {
    FigureData data = new FigureData(campaign, figure, words);
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
