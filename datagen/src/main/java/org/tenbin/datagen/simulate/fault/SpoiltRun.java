package org.tenbin.datagen.simulate.fault;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.tenbin.datagen.simulate.Campaign;
import org.tenbin.datagen.simulate.PlannedRun;
import org.tenbin.datagen.simulate.Randomness;
import org.tenbin.datagen.simulate.RequestSink.Outcome;
import org.tenbin.datagen.simulate.RunLogs;
import org.tenbin.log.RejectReason;
import org.tenbin.summary.Fault;
import org.tenbin.summary.Verdict;

/** The files of a run with its fault put in, and the truth about them. */
public final class SpoiltRun {
  /** More than any latency before the step, so that the next request ends before the last one. */
  private static final long STEP_MICROS = 500_000;

  private static final String SYSLOG = "/syslog.log";
  private static final String SYSLOG_HOST = "bldsv10";
  private static final DateTimeFormatter SYSLOG_TIME =
      DateTimeFormatter.ofPattern("MMM ppd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final PlannedRun run;
  private final Map<String, byte[]> files = new LinkedHashMap<>();
  private final List<RunTruth.FileTruth> truths = new ArrayList<>();
  private final Map<Outcome, Long> outcomes = new EnumMap<>(Outcome.class);
  private final Set<Fault> faults = EnumSet.noneOf(Fault.class);

  private SpoiltRun(PlannedRun run) {
    this.run = run;
  }

  /**
   * Simulates a run and spoils it as planned; most runs are left as they are.
   *
   * @param fileName from the path of a log to that of the file it is written to, with a codec's
   *     ending
   */
  public static RunFiles of(
      Campaign campaign, FaultPlan plan, PlannedRun planned, UnaryOperator<String> fileName) {
    PlannedRun run = plan.prepare(planned);
    RunLogs logs = RunLogs.of(campaign, run);
    SpoiltRun spoilt = new SpoiltRun(run);
    Injected injected = plan.of(run).orElse(null);
    Randomness random = FaultPlan.randomness(campaign, run);
    int victim = random.below(run.scenario().clients());
    for (int client = 0; client < run.scenario().clients(); client++) {
      LogLines lines = new LogLines(logs.log(client));
      if (client == victim && injected != null) {
        spoilt.inject(injected, lines, random);
      }
      if (client != victim || injected != Injected.MISSING_CLIENT) {
        spoilt.add(run.file(client), fileName, lines);
      }
    }
    if (!logs.droppedNanos().isEmpty()) {
      spoilt.addSyslog(logs.droppedNanos(), fileName);
    }
    return new RunFiles(spoilt.files, spoilt.truth(injected, campaign.errorRateLimit()));
  }

  /**
   * Files to be written and what is true of them.
   *
   * @param contents bytes by path of the log
   */
  public record RunFiles(Map<String, byte[]> contents, RunTruth truth) {}

  private void inject(Injected injected, LogLines lines, Randomness random) {
    int middle = lines.size() / 2;
    switch (injected) {
      case TRUNCATED_LINES -> {
        lines.cut(random.below(middle));
        lines.cut(middle + random.below(middle - 1));
        lines.cutEnd();
        faults.addAll(Set.of(Fault.SHORT_CLIENT, Fault.TRUNCATED_LOG));
      }
      case GARBLED_LINES -> {
        int row = random.below(middle);
        lines.garble(row, RejectReason.TIMESTAMP);
        lines.garble(row + 1, RejectReason.NUMBER);
        lines.garble(lines.size() - 1, RejectReason.STATUS);
        faults.add(Fault.SHORT_CLIENT);
      }
      case MISSING_CLIENT -> faults.add(Fault.MISSING_CLIENTS);
      case SHORT_CLIENT -> {
        lines.keep(middle + random.below(middle - 1));
        faults.add(Fault.SHORT_CLIENT);
      }
      case CLOCK_STEP -> {
        int row = middle;
        while (row < lines.size() - 1 && lines.latencyMicros(row) > STEP_MICROS / 5) {
          row++;
        }
        lines.stepBack(row, STEP_MICROS);
        faults.add(Fault.CLOCK_STEP);
      }
      case DUPLICATED_BLOCK -> {
        int from = random.below(middle);
        lines.repeat(from, from + middle / 2);
        faults.addAll(Set.of(Fault.SURPLUS_REQUESTS, Fault.CLOCK_STEP));
      }
      case CONNTRACK_OVERFLOW -> {
        // The outage was simulated; the drops themselves decide.
      }
    }
  }

  private void add(String log, UnaryOperator<String> fileName, LogLines lines) {
    files.put(log, lines.bytes());
    Map<String, Long> rejects = new TreeMap<>();
    long rejected = 0;
    for (Map.Entry<RejectReason, Long> reject : lines.rejects().entrySet()) {
      rejects.put(reject.getKey().word(), reject.getValue());
      rejected += reject.getValue();
    }
    lines.outcomes().forEach((outcome, count) -> outcomes.merge(outcome, count, Long::sum));
    truths.add(
        new RunTruth.FileTruth(
            fileName.apply(log), lines.size(), lines.size() - rejected, rejects));
  }

  private void addSyslog(List<Long> droppedNanos, UnaryOperator<String> fileName) {
    StringBuilder text = new StringBuilder();
    for (long nanos : droppedNanos) {
      Instant at = Instant.ofEpochSecond(run.scheduledSeconds(), nanos);
      double uptimeS = 100_000 + nanos / 1e9;
      text.append(
          String.format(
              Locale.ROOT,
              "%s %s kernel: [%.6f] nf_conntrack: table full, dropping packet.\n",
              SYSLOG_TIME.format(at),
              SYSLOG_HOST,
              uptimeS));
    }
    String log = run.folder() + SYSLOG;
    files.put(log, text.toString().getBytes(US_ASCII));
    truths.add(
        new RunTruth.FileTruth(
            fileName.apply(log), droppedNanos.size(), droppedNanos.size(), Map.of()));
    faults.add(Fault.CONNTRACK_DROPS);
  }

  private RunTruth truth(Injected injected, double errorRateLimit) {
    long ok = outcomes.getOrDefault(Outcome.OK, 0L);
    long errors = outcomes.getOrDefault(Outcome.ERROR, 0L);
    long timeouts = outcomes.getOrDefault(Outcome.TIMEOUT, 0L);
    if ((double) (errors + timeouts) / (ok + errors + timeouts) > errorRateLimit) {
      faults.add(Fault.ERROR_RATE);
    }
    Verdict verdict =
        faults.stream().map(Fault::verdict).max(Verdict::compareTo).orElse(Verdict.VALID);
    return new RunTruth(
        run.index(),
        run.cell().path(),
        run.folder().substring(run.folder().lastIndexOf('=') + 1),
        injected == null ? null : injected.word(),
        verdict.word(),
        faults.stream().map(Fault::word).toList(),
        ok,
        errors,
        timeouts,
        truths);
  }
}
