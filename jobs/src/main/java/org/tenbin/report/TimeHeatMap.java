package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tenbin.chart.Caption;
import org.tenbin.chart.HeatMapChart;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.Figure;

/** A quantity over the time since the start of a run and over the levels of a factor, as colour. */
final class TimeHeatMap {
  /** What a figure names as its x. */
  static final String TIME = "time";

  private static final String THROUGHPUT = "throughput_per_s";
  private static final String LATENCY = "latency_mean_ms";
  private static final int MOST_COLUMNS = 60;

  private final Campaign campaign;
  private final Figure figure;
  private final Words words;
  private final Map<String, List<RunTimeline>> rows = new LinkedHashMap<>();
  private final int seconds;

  TimeHeatMap(Campaign campaign, Figure figure, Words words) {
    this.campaign = campaign;
    this.figure = figure;
    this.words = words;
    if (!List.of(THROUGHPUT, LATENCY).contains(figure.y())) {
      throw new ExperimentException(
          "figure " + figure.file() + " over time needs y: " + THROUGHPUT + " or y: " + LATENCY);
    }
    for (String level : figure.series() == null ? List.of("") : campaign.levels(figure.series())) {
      rows.put(level, new ArrayList<>());
    }
    int longest = 0;
    for (RunTimeline run : RunTimeline.of(campaign, figure, words)) {
      String level = figure.series() == null ? "" : run.cell().level(figure.series()).orElse("");
      rows.computeIfAbsent(level, l -> new ArrayList<>()).add(run);
      long length = run.seconds().lastKey() - run.seconds().firstKey() + 1;
      longest = (int) Math.max(longest, Math.min(Steadiness.MOST_SECONDS, length));
    }
    rows.values().removeIf(List::isEmpty);
    seconds = longest;
  }

  HeatMapChart chart() {
    int width = Math.max(1, (seconds + MOST_COLUMNS - 1) / MOST_COLUMNS);
    List<String> columns = new ArrayList<>();
    for (int from = 0; from < seconds; from += width) {
      columns.add(Integer.toString(from));
    }
    List<List<Double>> values = new ArrayList<>();
    rows.values()
        .forEach(
            runs -> {
              List<Double> row = new ArrayList<>();
              for (int from = 0; from < seconds; from += width) {
                row.add(value(runs, from, from + width));
              }
              values.add(row);
            });
    Quantity quantity = Quantity.of(figure.y(), words);
    return new HeatMapChart(
        new Caption(
            FigureData.title(campaign, figure, words),
            words.text("figure.heat.time", width),
            FigureData.source(
                campaign,
                figure,
                words,
                rows.values().stream().mapToInt(List::size).sum(),
                CellSeries.leftOut(campaign, figure))),
        words.text("figure.time") + " [s]",
        figure.series() == null
            ? ""
            : campaign.factor(figure.series()).label().in(words.language()),
        FigureData.colorAxis(figure, quantity),
        columns,
        rows.keySet().stream()
            .map(
                level ->
                    figure.series() == null
                        ? ""
                        : campaign.factor(figure.series()).levelLabel(level, words.language()))
            .toList(),
        values);
  }

  /** Over the runs that were at work then; NaN where none was, or none was answered. */
  private double value(List<RunTimeline> runs, int from, int to) {
    long answered = 0;
    double latency = 0;
    int atWork = 0;
    for (RunTimeline run : runs) {
      TreeMap<Long, RunTimeline.Second> timeline = run.seconds();
      long first = timeline.firstKey();
      long end = Math.min(first + to, timeline.lastKey() + 1);
      for (long second = first + from; second < end; second++) {
        RunTimeline.Second here = timeline.getOrDefault(second, RunTimeline.Second.SILENT);
        atWork++;
        answered += here.ok();
        latency += here.ok() == 0 ? 0 : here.ok() * here.meanMs();
      }
    }
    if (figure.y().equals(THROUGHPUT)) {
      return atWork == 0 ? Double.NaN : (double) answered / atWork;
    }
    return answered == 0 ? Double.NaN : latency / answered;
  }
}
