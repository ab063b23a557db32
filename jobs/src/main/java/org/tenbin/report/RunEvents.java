package org.tenbin.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tenbin.chart.TimeSeriesChart;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Host;
import org.tenbin.experiment.Level;
import org.tenbin.experiment.PartitionPath;
import org.tenbin.stats.series.Pause;
import org.tenbin.summary.Table;

/** What happened during a run, on its own time axis: events of logs, its warm-up, its pauses. */
final class RunEvents {
  /** Samples of a state at regular times, not things that happened. */
  private static final Set<String> SAMPLES = Set.of("load", "cpu", "conntrack");

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MILLIS_PER_SECOND = 1e3;

  private final Campaign campaign;
  private final Words words;
  private final List<Map<String, String>> events;

  RunEvents(Campaign campaign, Words words) {
    this.campaign = campaign;
    this.words = words;
    events =
        campaign.rows(Table.EVENTS).stream()
            .filter(row -> !SAMPLES.contains(row.get("kind")) && !row.get("time_ns").isEmpty())
            .toList();
  }

  /**
   * The events of a run.
   *
   * @param steadiness what its timeline tells
   * @param firstSecond where its time axis begins, in seconds since the epoch
   * @param lastSecond its last second
   * @param series name of its line
   */
  List<TimeSeriesChart.Event> of(
      Steadiness steadiness, long firstSecond, long lastSecond, String series) {
    List<TimeSeriesChart.Event> found = new ArrayList<>();
    if (steadiness.warmUpSeconds() > 0 && !steadiness.isUnsteady()) {
      found.add(
          new TimeSeriesChart.Event(
              0, steadiness.steadyFrom(), words.text("event.warmup"), series));
    }
    for (Pause pause : steadiness.pauses()) {
      double start = pause.firstSecond();
      found.add(
          new TimeSeriesChart.Event(
              start, start + pause.seconds(), words.text("event.pause"), series));
    }
    for (Map<String, String> event : events) {
      placed(event, firstSecond, lastSecond, series)
          .filter(e -> touches(event, steadiness))
          .ifPresent(found::add);
    }
    return found;
  }

  private Optional<TimeSeriesChart.Event> placed(
      Map<String, String> event, long firstSecond, long lastSecond, String series) {
    double from =
        (Long.parseLong(event.get("time_ns")) - firstSecond * 1_000_000_000L) / NANOS_PER_SECOND;
    String millis = event.get("duration_ms");
    double to = from + (millis.isEmpty() ? 0 : Double.parseDouble(millis) / MILLIS_PER_SECOND);
    if (to < 0 || from > lastSecond + 1.0 - firstSecond) {
      return Optional.empty();
    }
    String kind = event.get("kind");
    return Optional.of(
        new TimeSeriesChart.Event(from, to, words.textOr("event." + kind, kind), series));
  }

  /** Whether it can have happened to the run: by the folder of its log, and by its machine. */
  private boolean touches(Map<String, String> event, Steadiness run) {
    Set<Level> levels = new HashSet<>();
    for (String folder : event.get("file").split("/", -1)) {
      PartitionPath.level(folder).ifPresent(levels::add);
    }
    boolean elsewhere = levels.stream().anyMatch(level -> contradicts(level, run));
    List<Host> named =
        campaign.experiment().hosts().stream()
            .filter(host -> host.isNamed(event.get("host")))
            .toList();
    Cell cell = run.cell();
    return !elsewhere && (named.isEmpty() || named.stream().anyMatch(host -> host.measured(cell)));
  }

  private static boolean contradicts(Level level, Steadiness run) {
    String own =
        level.factor().equals("run")
            ? run.run()
            : run.cell().level(level.factor()).orElse(level.value());
    return Level.compareValues(own, level.value()) != 0;
  }
}
