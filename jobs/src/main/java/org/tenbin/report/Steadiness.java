package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tenbin.experiment.Cell;
import org.tenbin.stats.series.Pause;
import org.tenbin.stats.series.WarmUp;

/**
 * How steady a run was, second by second: where its warm-up ended and where it paused. Nothing is
 * left out for it.
 *
 * @param cell its cell
 * @param run its name
 * @param seconds how long its timeline is, whole seconds between the first and the last
 * @param warmUp empty where the timeline is too short to tell
 * @param meanMs mean of the mean latency of its seconds
 * @param pauses in the order of time
 */
record Steadiness(
    Cell cell,
    String run,
    int seconds,
    Optional<WarmUp> warmUp,
    double meanMs,
    List<Pause> pauses) {
  /** A run is shorter; what is longer has clocks that disagree by days. */
  static final int MOST_SECONDS = 1_000_000;

  Steadiness {
    pauses = List.copyOf(pauses);
  }

  /** Every run that has a timeline, in the order of the table. */
  static List<Steadiness> of(Campaign campaign) {
    List<String> factors = campaign.factors().stream().map(f -> f.name()).toList();
    List<Steadiness> found = new ArrayList<>();
    for (List<Map<String, String>> rows : RunTimeline.byRun(campaign).values()) {
      TreeMap<Long, RunTimeline.Second> seconds = new TreeMap<>();
      rows.forEach(
          row -> seconds.put(Long.parseLong(row.get("second")), RunTimeline.Second.of(row)));
      found.add(of(Campaign.cell(rows.get(0), factors), rows.get(0).get("run"), seconds));
    }
    return found;
  }

  /** One run by its seconds since the epoch. */
  static Steadiness of(Cell cell, String run, TreeMap<Long, RunTimeline.Second> timeline) {
    long first = timeline.firstKey();
    int length = (int) Math.min(MOST_SECONDS, timeline.lastKey() - first + 1);
    long[] ok = new long[length];
    List<Double> means = new ArrayList<>();
    double last = Double.NaN;
    for (int i = 0; i < length; i++) {
      RunTimeline.Second second = timeline.getOrDefault(first + i, RunTimeline.Second.SILENT);
      ok[i] = second.ok();
      double mean = second.meanMs();
      // A second without an answer says nothing of latency: it is taken to be like the one before.
      last = Double.isNaN(mean) ? last : mean;
      if (i > 0 && i < length - 1 && !Double.isNaN(last)) {
        means.add(last);
      }
    }
    double[] series = means.stream().mapToDouble(Double::doubleValue).toArray();
    double mean = means.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
    return new Steadiness(cell, run, series.length, WarmUp.detect(series), mean, Pause.in(ok));
  }

  /** Seconds of the warm-up; zero where there is none or it cannot be told. */
  int warmUpSeconds() {
    return warmUp.map(WarmUp::observations).orElse(0);
  }

  /** Whether the timeline tells that there never was a steady state. */
  boolean isUnsteady() {
    return warmUp.isPresent() && !warmUp.get().steady();
  }

  /** By what share the mean would change without the warm-up. */
  double change() {
    return warmUp.isEmpty() || warmUpSeconds() == 0 ? 0 : warmUp.get().steadyMean() / meanMs - 1;
  }

  /** Seconds in all pauses. */
  int pausedSeconds() {
    return pauses.stream().mapToInt(Pause::seconds).sum();
  }

  /** Whether there is anything to show. */
  boolean isOdd() {
    return warmUpSeconds() > 0 || !pauses.isEmpty();
  }
}
