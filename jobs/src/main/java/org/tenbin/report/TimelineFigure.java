package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.chart.Point;
import org.tenbin.chart.Series;
import org.tenbin.chart.TimeSeriesChart;
import org.tenbin.experiment.Figure;

/** Throughput and latency over the seconds of every run, with what happened meanwhile. */
final class TimelineFigure {
  /** Of fewer whole seconds a line shows no course. */
  private static final int LEAST_SECONDS = 5;

  private TimelineFigure() {}

  static TimeSeriesChart of(Campaign campaign, Figure figure, Words words) {
    List<Series> throughput = new ArrayList<>();
    List<Series> latency = new ArrayList<>();
    List<TimeSeriesChart.Event> events = new ArrayList<>();
    RunEvents happened = new RunEvents(campaign, words);
    int brief = 0;
    for (RunTimeline run : RunTimeline.of(campaign, figure, words)) {
      TreeMap<Long, RunTimeline.Second> seconds = run.seconds();
      long first = seconds.firstKey();
      List<Point> answered = new ArrayList<>();
      List<Point> means = new ArrayList<>();
      long last = Math.min(seconds.lastKey(), first + Steadiness.MOST_SECONDS);
      // A run fills its first and its last second in part: they would look like a collapse.
      brief += last - first - 1 < LEAST_SECONDS ? 1 : 0;
      for (long at = first + 1; at < last; at++) {
        // A second without a row is one in which nothing was answered: a pause is no gap.
        RunTimeline.Second second = seconds.getOrDefault(at, RunTimeline.Second.SILENT);
        answered.add(Point.of(at - (double) first, (double) second.ok()));
        if (second.ok() > 0) {
          means.add(Point.of(at - (double) first, second.meanMs()));
        }
      }
      throughput.add(new Series(run.name(), answered));
      latency.add(new Series(run.name(), means));
      events.addAll(
          happened.of(
              Steadiness.of(campaign, run.cell(), run.run(), seconds), first, last, run.name()));
    }
    return new TimeSeriesChart(
        new Caption(
            FigureData.title(campaign, figure, words),
            words.text("figure.timeline")
                + (brief == 0 ? "" : words.text("figure.timeline.brief", brief, LEAST_SECONDS)),
            FigureData.source(
                campaign, figure, words, throughput.size(), CellSeries.leftOut(campaign, figure))),
        Axis.fromZero(words.text("figure.time"), "s"),
        List.of(
            new TimeSeriesChart.Panel(
                Axis.fromZero(words.text("quantity.throughput_per_s"), "1/s"), throughput),
            new TimeSeriesChart.Panel(
                latencyAxis(figure, words.text("quantity.latency_mean_ms")), latency)),
        events);
  }

  private static Axis latencyAxis(Figure figure, String name) {
    return figure.log() ? Axis.log(name, "ms") : Axis.fromZero(name, "ms");
  }
}
