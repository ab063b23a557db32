package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tenbin.experiment.Cell;
import org.tenbin.stats.series.Pause;
import org.tenbin.stats.series.WarmUp;
import org.tenbin.summary.Table;

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
  private static final int MOST_SECONDS = 1_000_000;

  Steadiness {
    pauses = List.copyOf(pauses);
  }

  /** One second of a run. */
  private record Second(long ok, double meanMs) {}

  /** Every run that has a timeline, in the order of the table. */
  static List<Steadiness> of(Campaign campaign) {
    List<String> factors = campaign.factors().stream().map(f -> f.name()).toList();
    Map<List<String>, TreeMap<Long, Second>> runs = new LinkedHashMap<>();
    Map<List<String>, Map<String, String>> rows = new LinkedHashMap<>();
    for (Map<String, String> row : campaign.rows(Table.TIMELINE)) {
      List<String> key = new ArrayList<>();
      factors.forEach(f -> key.add(row.get(f)));
      key.add(row.get("run"));
      rows.putIfAbsent(key, row);
      String mean = row.get("latency_mean_ms");
      runs.computeIfAbsent(key, k -> new TreeMap<>())
          .put(
              Long.parseLong(row.get("second")),
              new Second(
                  Long.parseLong(row.get("ok")),
                  mean.isEmpty() ? Double.NaN : Double.parseDouble(mean)));
    }
    List<Steadiness> found = new ArrayList<>();
    runs.forEach(
        (key, seconds) -> {
          Map<String, String> row = rows.get(key);
          found.add(of(Campaign.cell(row, factors), row.get("run"), seconds));
        });
    return found;
  }

  private static Steadiness of(Cell cell, String run, TreeMap<Long, Second> timeline) {
    long first = timeline.firstKey();
    int length = (int) Math.min(MOST_SECONDS, timeline.lastKey() - first + 1);
    long[] ok = new long[length];
    List<Double> means = new ArrayList<>();
    double last = Double.NaN;
    for (int i = 0; i < length; i++) {
      Second second = timeline.get(first + i);
      ok[i] = second == null ? 0 : second.ok();
      double mean = second == null ? Double.NaN : second.meanMs();
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
