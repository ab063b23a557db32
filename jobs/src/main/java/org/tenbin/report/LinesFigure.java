package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.chart.LinesChart;
import org.tenbin.chart.Point;
import org.tenbin.chart.Series;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.experiment.Level;
import org.tenbin.stats.Summary;
import org.tenbin.summary.Verdict;

/** A figure of lines: a quantity of the runs over a factor, a line for each level of another. */
final class LinesFigure {
  private final Campaign campaign;
  private final Figure figure;
  private final Words words;

  LinesFigure(Campaign campaign, Figure figure, Words words) {
    this.campaign = campaign;
    this.figure = figure;
    this.words = words;
  }

  LinesChart chart() {
    Map<String, Map<Double, List<Double>>> lines = new LinkedHashMap<>();
    if (figure.series() != null) {
      campaign.levels(figure.series()).forEach(level -> lines.put(level, new TreeMap<>()));
    }
    int used = 0;
    int invalid = 0;
    for (RunRow run : campaign.runs()) {
      if (!matches(run)) {
        continue;
      }
      if (run.verdict() == Verdict.INVALID) {
        invalid++;
        continue;
      }
      OptionalDouble x = x(run);
      OptionalDouble y = run.value(figure.y());
      if (x.isEmpty() || y.isEmpty()) {
        continue;
      }
      used++;
      String level = figure.series() == null ? "" : run.cell().level(figure.series()).orElse("");
      lines
          .computeIfAbsent(level, l -> new TreeMap<>())
          .computeIfAbsent(x.getAsDouble(), v -> new ArrayList<>())
          .add(y.getAsDouble());
    }
    lines.values().removeIf(Map::isEmpty);
    return new LinesChart(
        caption(lines, used, invalid), xAxis(), yAxis(), series(lines), LinesChart.Intervals.BARS);
  }

  private boolean matches(RunRow run) {
    return figure.where().entrySet().stream()
        .allMatch(
            wanted ->
                run.cell()
                    .level(wanted.getKey())
                    .filter(level -> Level.compareValues(level, wanted.getValue()) == 0)
                    .isPresent());
  }

  private OptionalDouble x(RunRow run) {
    return run.cell()
        .level(figure.x())
        .map(
            level -> {
              try {
                return OptionalDouble.of(Double.parseDouble(level));
              } catch (NumberFormatException text) {
                return OptionalDouble.empty();
              }
            })
        .orElse(OptionalDouble.empty());
  }

  private List<Series> series(Map<String, Map<Double, List<Double>>> lines) {
    List<Series> series = new ArrayList<>();
    lines.forEach(
        (level, points) -> {
          List<Point> drawn = new ArrayList<>();
          points.forEach((x, runs) -> drawn.add(point(x, runs)));
          String name =
              figure.series() == null
                  ? ""
                  : campaign.factor(figure.series()).levelLabel(level, words.language());
          series.add(new Series(name, drawn));
        });
    return series;
  }

  private static Point point(double x, List<Double> runs) {
    Summary summary = Summary.of(runs.stream().mapToDouble(Double::doubleValue).toArray());
    return summary
        .interval()
        .map(interval -> new Point(x, summary.mean(), interval.lower(), interval.upper()))
        .orElseGet(() -> Point.of(x, summary.mean()));
  }

  private Axis xAxis() {
    Factor factor = campaign.factor(figure.x());
    String unit = factor.unit() == null ? "" : factor.unit().in(words.language());
    return Axis.fromZero(factor.label().in(words.language()), unit);
  }

  private Axis yAxis() {
    Quantity quantity = Quantity.of(figure.y(), words);
    return figure.log()
        ? Axis.log(quantity.label(), quantity.unit())
        : Axis.fromZero(quantity.label(), quantity.unit());
  }

  private Caption caption(Map<String, Map<Double, List<Double>>> lines, int used, int invalid) {
    String title =
        figure.title() != null
            ? figure.title().in(words.language())
            : figure.caption() != null
                ? figure.caption().in(words.language())
                : words.text(
                    "figure.over",
                    Quantity.of(figure.y(), words).label(),
                    campaign.factor(figure.x()).label().in(words.language()));
    List<Integer> sizes =
        lines.values().stream().flatMap(p -> p.values().stream()).map(List::size).sorted().toList();
    String how = "";
    if (!sizes.isEmpty()) {
      int fewest = sizes.get(0);
      int most = sizes.get(sizes.size() - 1);
      how =
          most == 1
              ? words.text("figure.one.run")
              : fewest == most
                  ? words.text("figure.interval.same", most)
                  : words.text("figure.interval", fewest, most);
    }
    String rest =
        (invalid == 0 ? "" : words.text("figure.source.excluded", invalid))
            + (campaign.isSimulated() ? words.text("figure.source.simulated") : "");
    return new Caption(
        title, how, words.text("figure.source", campaign.experiment().name(), used, rest));
  }
}
