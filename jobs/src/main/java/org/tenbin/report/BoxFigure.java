package org.tenbin.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tenbin.chart.Axis;
import org.tenbin.chart.BoxChart;
import org.tenbin.chart.Caption;
import org.tenbin.experiment.Figure;

/**
 * Distributions as boxes: of the latencies of all requests of a cell by their percentiles, or,
 * where the figure names a quantity, of the values of its runs.
 */
final class BoxFigure {
  /** J. W. Tukey, Exploratory Data Analysis (1977): whiskers reach that many box lengths. */
  private static final double REACH = 1.5;

  private BoxFigure() {}

  static BoxChart of(Campaign campaign, Figure figure, Words words) {
    return figure.y() == null
        ? ofRequests(campaign, figure, words)
        : ofRuns(campaign, figure, words);
  }

  private static BoxChart ofRequests(Campaign campaign, Figure figure, Words words) {
    List<Pooled> cells = Pooled.of(campaign, figure);
    List<BoxChart.Boxes> all = new ArrayList<>();
    for (String level : levels(campaign, figure.series())) {
      List<BoxChart.Box> boxes = new ArrayList<>();
      for (String group : levels(campaign, figure.x())) {
        for (Pooled cell : Pooled.at(cells, figure, group, level)) {
          boxes.add(
              new BoxChart.Box(
                  label(campaign, figure.x(), group, words),
                  cell.at(1),
                  cell.at(25),
                  cell.at(50),
                  cell.at(75),
                  cell.at(99),
                  List.of(cell.at(99.9), cell.at(100))));
        }
      }
      if (!boxes.isEmpty()) {
        all.add(new BoxChart.Boxes(label(campaign, figure.series(), level, words), boxes));
      }
    }
    String name = words.text("figure.latency");
    return new BoxChart(
        new Caption(
            FigureData.title(campaign, figure, words),
            words.text("figure.box.requests"),
            FigureData.source(campaign, figure, words, CellSeries.runs(campaign, figure), 0)),
        label(campaign, figure.x(), words),
        figure.log() ? Axis.log(name, "ms") : Axis.fromZero(name, "ms"),
        all);
  }

  private static BoxChart ofRuns(Campaign campaign, Figure figure, Words words) {
    FigureData data = new FigureData(campaign, figure, words);
    List<BoxChart.Boxes> all = new ArrayList<>();
    for (String level : data.levels(figure.series())) {
      List<BoxChart.Box> boxes = new ArrayList<>();
      for (String group : data.levels(figure.x())) {
        double[] values =
            data.used().stream()
                .filter(o -> FigureData.level(o, figure.series()).equals(level))
                .filter(o -> FigureData.level(o, figure.x()).equals(group))
                .mapToDouble(Observation::number)
                .sorted()
                .toArray();
        if (values.length > 0) {
          boxes.add(tukey(data.label(figure.x(), group), values));
        }
      }
      if (!boxes.isEmpty()) {
        all.add(new BoxChart.Boxes(data.label(figure.series(), level), boxes));
      }
    }
    return new BoxChart(
        data.caption(words.text("figure.box.runs")),
        label(campaign, figure.x(), words),
        data.yAxis(),
        all);
  }

  static BoxChart.Box tukey(String group, double[] sorted) {
    double lower = quantile(sorted, 0.25);
    double upper = quantile(sorted, 0.75);
    double reach = REACH * (upper - lower);
    double[] inside =
        Arrays.stream(sorted).filter(v -> v >= lower - reach && v <= upper + reach).toArray();
    List<Double> beyond =
        Arrays.stream(sorted).filter(v -> v < lower - reach || v > upper + reach).boxed().toList();
    // With few values a quartile can lie beyond the outermost value inside the reach.
    double low = Math.min(lower, inside[0]);
    double high = Math.max(upper, inside[inside.length - 1]);
    return new BoxChart.Box(group, low, lower, quantile(sorted, 0.5), upper, high, beyond);
  }

  /** Linear between neighbours: definition 7 of Hyndman and Fan (1996), as R and NumPy have it. */
  private static double quantile(double[] sorted, double share) {
    double place = share * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(sorted.length - 1, below + 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }

  private static List<String> levels(Campaign campaign, String factor) {
    return factor == null ? List.of("") : campaign.levels(factor);
  }

  private static String label(Campaign campaign, String factor, String level, Words words) {
    return factor == null ? "" : campaign.factor(factor).levelLabel(level, words.language());
  }

  private static String label(Campaign campaign, String factor, Words words) {
    return factor == null ? "" : campaign.factor(factor).label().in(words.language());
  }
}
