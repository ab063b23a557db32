package org.tenbin.summary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Expectation;
import org.tenbin.experiment.Host;
import org.tenbin.experiment.JudgingRules;
import org.tenbin.experiment.Level;

/**
 * Judges the runs of a summary: joins the small table of runs with the events, the accounting of
 * the files and what the experiment expects.
 */
public final class QualityJudge {
  /** Events within that time before or after a run count as of the run: host clocks differ. */
  private static final long EVENT_SLACK_NANOS = 1_000_000_000L;

  private static final Map<String, Fault> FAULT_BY_EVENT =
      Map.of("conntrack-drop", Fault.CONNTRACK_DROPS, "walltime-kill", Fault.WALLTIME_KILL);

  private final Expectation expect;
  private final List<Host> hosts;
  private final List<String> factors;
  private final Set<RunName> truncated;

  /** A run by its cell and name. */
  public record RunName(Cell cell, String run) {}

  /**
   * Makes a judge.
   *
   * @param rules what is expected of runs, and which machine measured which cells
   * @param factors names of the cells' factors
   * @param truncated runs of which a log was found truncated or damaged, as its path tells; those
   *     that a client's own tally tells of stand in the table of runs
   */
  public QualityJudge(JudgingRules rules, List<String> factors, Set<RunName> truncated) {
    expect = rules.expect();
    hosts = rules.hosts();
    this.factors = List.copyOf(factors);
    this.truncated = Set.copyOf(truncated);
  }

  /** Whether an event of that kind makes the runs during which it happens suspect or invalid. */
  public static boolean isFault(String kind) {
    return FAULT_BY_EVENT.containsKey(kind);
  }

  /** Reads runs and events of a summary and writes the rows of the table of quality. */
  public void judge(Path summary, Configuration conf, RowSink sink) throws IOException {
    List<RunFacts> runs = new ArrayList<>();
    TableReader.forEach(summary, Table.RUNS, conf, row -> runs.add(RunFacts.of(row, factors)));
    List<Map<String, String>> events = new ArrayList<>();
    TableReader.forEach(
        summary,
        Table.EVENTS,
        conf,
        row -> {
          // What has no time cannot be laid beside a run; the report tells how many there are.
          if (isFault(row.get("kind")) && !row.get("time_ns").isEmpty()) {
            events.add(row);
          }
        });
    Map<RunFacts, Map<Fault, String>> faults = new LinkedHashMap<>();
    for (RunFacts run : runs) {
      Map<Fault, String> found = new EnumMap<>(Fault.class);
      counts(run, found);
      byEvents(run, events, found);
      faults.put(run, found);
    }
    overlaps(runs, faults);
    TableRows rows = new TableRows(sink);
    for (Map.Entry<RunFacts, Map<Fault, String>> entry : faults.entrySet()) {
      write(entry.getKey(), entry.getValue(), rows);
    }
    rows.flush();
  }

  private void counts(RunFacts run, Map<Fault, String> found) {
    long clients = expectedClients(run.cell());
    if (clients >= 0 && run.clients() != clients) {
      found.put(
          run.clients() < clients ? Fault.MISSING_CLIENTS : Fault.SURPLUS_CLIENTS,
          run.clients() + " of " + clients);
    }
    Long requests = expect.requestsPerClient();
    if (requests != null && run.clients() > 0) {
      if (run.fewestRequests() < requests) {
        found.put(Fault.SHORT_CLIENT, run.fewestRequests() + " of " + requests + " requests");
      }
      if (run.mostRequests() > requests) {
        found.put(Fault.SURPLUS_REQUESTS, run.mostRequests() + " of " + requests + " requests");
      }
    }
    if (run.truncatedClients() > 0
        || (!truncated.isEmpty() && truncated.contains(new RunName(run.cell(), run.run())))) {
      found.put(Fault.TRUNCATED_LOG, "");
    }
    if (run.backwardSteps() > 0) {
      found.put(Fault.CLOCK_STEP, run.backwardSteps() + " backward");
    }
    if (expect.startSkewS() != null && run.startSkewS() > expect.startSkewS().doubleValue()) {
      found.put(Fault.START_SKEW, Num.of(run.startSkewS()) + " s");
    }
    if (expect.errorRate() != null && run.errorRate() > expect.errorRate().doubleValue()) {
      found.put(Fault.ERROR_RATE, Num.of(run.errorRate()));
    }
  }

  private long expectedClients(Cell cell) {
    String clients = expect.clients();
    if (clients == null) {
      return -1;
    }
    String count = cell.level(clients).orElse(clients);
    try {
      return Long.parseLong(count);
    } catch (NumberFormatException none) {
      return -1;
    }
  }

  private void byEvents(RunFacts run, List<Map<String, String>> events, Map<Fault, String> found) {
    for (Map<String, String> event : events) {
      long from = Long.parseLong(event.get("time_ns"));
      long to = from + Math.round(Double.parseDouble(event.get("duration_ms")) * 1e6);
      if (run.covers(from - EVENT_SLACK_NANOS, to + EVENT_SLACK_NANOS)
          && touches(event.get("host"), run.cell())) {
        found.merge(
            FAULT_BY_EVENT.get(event.get("kind")), event.get("time_utc"), (first, next) -> first);
      }
    }
  }

  /** Whether what happens on a host touches a cell: all cells where the host is not declared. */
  private boolean touches(String host, Cell cell) {
    List<Host> named = hosts.stream().filter(known -> known.isNamed(host)).toList();
    return named.isEmpty() || named.stream().anyMatch(known -> known.measured(cell));
  }

  /** Runs at the same levels of the exclusive factors must not overlap. */
  private void overlaps(List<RunFacts> runs, Map<RunFacts, Map<Fault, String>> faults) {
    if (expect.exclusive().isEmpty()) {
      return;
    }
    Map<List<String>, List<RunFacts>> byServer = new LinkedHashMap<>();
    for (RunFacts run : runs) {
      List<String> server =
          expect.exclusive().stream().map(f -> run.cell().level(f).orElse("")).toList();
      byServer.computeIfAbsent(server, s -> new ArrayList<>()).add(run);
    }
    for (List<RunFacts> shared : byServer.values()) {
      List<RunFacts> ordered =
          shared.stream()
              .filter(run -> run.startNanos().isPresent())
              .sorted(Comparator.comparing(run -> run.startNanos().orElseThrow()))
              .toList();
      RunFacts latest = null;
      for (RunFacts run : ordered) {
        if (latest != null && run.overlaps(latest)) {
          faults.get(run).put(Fault.OVERLAP, "with run " + latest.run() + " at " + latest.cell());
          faults
              .get(latest)
              .putIfAbsent(Fault.OVERLAP, "with run " + run.run() + " at " + run.cell());
        }
        latest = latest == null || run.endNanos() > latest.endNanos() ? run : latest;
      }
    }
  }

  private static void write(RunFacts run, Map<Fault, String> found, TableRows rows)
      throws IOException {
    Verdict verdict = Verdict.VALID;
    List<String> reasons = new ArrayList<>();
    for (Map.Entry<Fault, String> fault : found.entrySet()) {
      if (fault.getKey().verdict().compareTo(verdict) > 0) {
        verdict = fault.getKey().verdict();
      }
      reasons.add(
          fault.getValue().isEmpty()
              ? fault.getKey().word()
              : fault.getKey().word() + " (" + fault.getValue() + ")");
    }
    List<String> levels =
        run.cell().levels().stream()
            .map(level -> level.value().equals(Level.MISSING) ? "" : level.value())
            .toList();
    new Row(Table.QUALITY, Row.levels(levels), rows)
        .add(run.run())
        .add(verdict.word())
        .add(String.join("; ", reasons))
        .end(run.origin());
  }
}
