package org.tenbin.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tenbin.experiment.Cell;
import org.tenbin.stats.series.Pause;
import org.tenbin.stats.series.WarmUp;

/**
 * How steady a run was, second by second, while all of its clients were at work: where its warm-up
 * ended and where it paused. When clients have ended one after another, there is less to answer and
 * that is no pause. Nothing is left out for it.
 *
 * @param cell its cell
 * @param run its name
 * @param from the first whole second that was looked at, counted from the run's first
 * @param seconds how many whole seconds were looked at
 * @param silent seconds at the beginning of these in which nothing was answered: no latency is
 *     known
 * @param warmUp empty where the others are too few to tell
 * @param meanMs mean latency of the requests of these seconds
 * @param steadyMeanMs mean latency of the requests of these seconds behind the warm-up
 * @param pauses in the order of time, counted from the run's first second
 */
record Steadiness(
    Cell cell,
    String run,
    long from,
    int seconds,
    int silent,
    Optional<WarmUp> warmUp,
    double meanMs,
    double steadyMeanMs,
    List<Pause> pauses) {
  /** A run is shorter; what is longer has clocks that disagree by days. */
  static final int MOST_SECONDS = 1_000_000;

  private static final BigDecimal NANOS = new BigDecimal(1_000_000_000);

  Steadiness {
    pauses = List.copyOf(pauses);
  }

  /** Every run that has a timeline, in the order of the table. */
  static List<Steadiness> of(Campaign campaign) {
    List<String> factors = campaign.factors().stream().map(f -> f.name()).toList();
    Map<List<String>, Map<String, String>> known = new HashMap<>();
    campaign.runs().forEach(run -> known.put(key(run.columns(), factors), run.columns()));
    List<Steadiness> found = new ArrayList<>();
    for (List<Map<String, String>> rows : RunTimeline.byRun(campaign).values()) {
      TreeMap<Long, RunTimeline.Second> seconds = new TreeMap<>();
      rows.forEach(
          row -> seconds.put(Long.parseLong(row.get("second")), RunTimeline.Second.of(row)));
      Map<String, String> first = rows.get(0);
      found.add(
          of(
              Campaign.cell(first, factors),
              first.get("run"),
              seconds,
              known.getOrDefault(key(first, factors), Map.of())));
    }
    return found;
  }

  /** One run by its seconds since the epoch. */
  static Steadiness of(
      Campaign campaign, Cell cell, String run, TreeMap<Long, RunTimeline.Second> timeline) {
    Map<String, String> row =
        campaign.runs().stream()
            .filter(known -> known.run().equals(run) && known.cell().equals(cell))
            .map(RunRow::columns)
            .findFirst()
            .orElse(Map.of());
    return of(cell, run, timeline, row);
  }

  private static List<String> key(Map<String, String> row, List<String> factors) {
    List<String> key = new ArrayList<>();
    factors.forEach(f -> key.add(row.get(f)));
    key.add(row.get("run"));
    return key;
  }

  private static Steadiness of(
      Cell cell, String run, TreeMap<Long, RunTimeline.Second> timeline, Map<String, String> row) {
    long first = timeline.firstKey();
    // All but the run's first and last second, which it fills in part.
    long from = first + 1;
    long to = timeline.lastKey();
    String plateau = row.getOrDefault("plateau_s", "");
    if (!plateau.isEmpty()) {
      from =
          new BigDecimal(row.get("start_ns"))
              .divide(NANOS)
              .add(new BigDecimal(row.get("start_skew_s")))
              .setScale(0, RoundingMode.CEILING)
              .longValueExact();
      to = from + Long.parseLong(plateau);
    }
    int length = (int) Math.max(0, Math.min(MOST_SECONDS, to - from));
    // One second more at either end: the search for pauses looks at neither.
    long[] ok = new long[length + 2];
    List<Double> means = new ArrayList<>();
    double last = Double.NaN;
    for (int i = 0; i < ok.length; i++) {
      RunTimeline.Second second = timeline.getOrDefault(from - 1 + i, RunTimeline.Second.SILENT);
      ok[i] = second.ok();
      double mean = second.meanMs();
      // A second without an answer says nothing of latency: it is taken to be like the one before.
      last = Double.isNaN(mean) ? last : mean;
      if (i > 0 && i <= length && !Double.isNaN(last)) {
        means.add(last);
      }
    }
    double[] series = means.stream().mapToDouble(Double::doubleValue).toArray();
    int silent = length - series.length;
    Optional<WarmUp> warmUp = WarmUp.detect(series);
    long end = from + length;
    long steadyFrom = from + silent + warmUp.map(WarmUp::observations).orElse(0);
    // Clocks that disagree can put decades between the two.
    long offset = from - first;
    List<Pause> pauses =
        Pause.in(ok).stream()
            .map(p -> new Pause(p.firstSecond() + offset - 1, p.seconds(), p.lowest(), p.usual()))
            .toList();
    return new Steadiness(
        cell,
        run,
        offset,
        length,
        silent,
        warmUp,
        meanMs(timeline, from, end),
        meanMs(timeline, steadyFrom, end),
        pauses);
  }

  /** Over the requests, as everywhere in the report: a busy second counts more than an idle one. */
  private static double meanMs(
      TreeMap<Long, RunTimeline.Second> timeline, long from, long beforeEnd) {
    double total = 0;
    long ok = 0;
    for (RunTimeline.Second second : timeline.subMap(from, beforeEnd).values()) {
      total += second.ok() == 0 ? 0 : second.ok() * second.meanMs();
      ok += second.ok();
    }
    return ok == 0 ? Double.NaN : total / ok;
  }

  /** The first second behind the warm-up, counted from the run's first. */
  long steadyFrom() {
    return from + silent + warmUpSeconds();
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
    return warmUpSeconds() == 0 ? 0 : steadyMeanMs / meanMs - 1;
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
