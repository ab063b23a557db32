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
  private static final Point GAP = Point.of(Double.NaN, Double.NaN);

  /** Of fewer whole seconds a line shows no course. */
  private static final int LEAST_SECONDS = 5;

  /** Far more than a chart has room for; a longer run is shown in steps of several seconds. */
  static final int MOST_POINTS = 10_000;

  private TimelineFigure() {}

  static TimeSeriesChart of(Campaign campaign, Figure figure, Words words) {
    List<Series> throughput = new ArrayList<>();
    List<Series> latency = new ArrayList<>();
    List<TimeSeriesChart.Event> events = new ArrayList<>();
    RunEvents happened = new RunEvents(campaign, words);
    int brief = 0;
    List<RunTimeline> runs = RunTimeline.of(campaign, figure, words);
    int step = step(runs);
    for (RunTimeline run : runs) {
      TreeMap<Long, RunTimeline.Second> seconds = run.seconds();
      long first = seconds.firstKey();
      List<Point> answered = new ArrayList<>();
      List<Point> means = new ArrayList<>();
      long last = first + length(run) - 1;
      // A run fills its first and its last second in part: they would look like a collapse.
      brief += last - first - 1 < LEAST_SECONDS ? 1 : 0;
      for (long at = first + 1; at < last; at += step) {
        // A second without a row is one in which nothing was answered: a pause is no gap.
        long end = Math.min(at + step, last);
        long ok = 0;
        double total = 0;
        for (RunTimeline.Second second : seconds.subMap(at, end).values()) {
          ok += second.ok();
          total += second.ok() == 0 ? 0 : second.ok() * second.meanMs();
        }
        answered.add(Point.of(at - (double) first, (double) ok / (end - at)));
        // While nothing is answered there is no latency: the line ends, and begins again.
        means.add(ok > 0 ? Point.of(at - (double) first, total / ok) : GAP);
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
            (step == 1 ? words.text("figure.timeline") : words.text("figure.timeline.steps", step))
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

  /** Seconds of a run that are shown. */
  private static long length(RunTimeline run) {
    return Math.min(
        Steadiness.MOST_SECONDS, run.seconds().lastKey() - run.seconds().firstKey() + 1);
  }

  /** Seconds a point, the same for all runs, so that their lines compare. */
  private static int step(List<RunTimeline> runs) {
    long longest = runs.stream().mapToLong(TimelineFigure::length).max().orElse(1);
    return (int) ((longest + MOST_POINTS - 1) / MOST_POINTS);
  }

  private static Axis latencyAxis(Figure figure, String name) {
    return figure.log() ? Axis.log(name, "ms") : Axis.fromZero(name, "ms");
  }
}
