package org.tenbin.summary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Level;

/**
 * Turns the merged partials of one cell, in the order of their keys, into rows of the tables. Holds
 * one summary for each run; clients and seconds pass through.
 */
public final class CellAssembler {
  private final List<String> levels;
  private final RowSink rows;
  private final Map<String, RunSummary> runs = new LinkedHashMap<>();
  private long measurements;

  public CellAssembler(Cell cell, RowSink rows) {
    this.levels =
        cell.levels().stream()
            .map(level -> level.value().equals(Level.MISSING) ? "" : level.value())
            .toList();
    this.rows = rows;
  }

  /** Takes the next partial of the cell. */
  public void accept(PartialKey key, Partial partial) throws IOException {
    switch (key.kind()) {
      case RUN -> run(key.run()).distributions.merge(partial);
      case CLIENT -> client(key, (ClientTally) partial);
      case MEASUREMENT -> measurements(key, (MeasurementList) partial);
      case TIMELINE -> timeline(key, (TimelineBlock) partial);
      case FILE, EVENT, FACT, RANGE -> throw new IllegalArgumentException("of no cell: " + key);
    }
  }

  private RunSummary run(String name) {
    return runs.computeIfAbsent(name, RunSummary::new);
  }

  private void client(PartialKey key, ClientTally client) throws IOException {
    RunSummary run = run(key.run());
    run.add(client);
    Row row = row(Table.CLIENTS).add(key.run()).add(key.item());
    row.add(client.requests())
        .add(client.ok().count())
        .add(client.failed().count())
        .add(client.timeouts())
        .add(client.bytes())
        .add(client.untimed());
    if (client.isTimed()) {
      Elapsed elapsed = Elapsed.of(client);
      row.add(client.firstStartNanos())
          .add(client.lastEndNanos())
          .add(Num.seconds(elapsed.scheduleNanos()))
          .add(elapsed.launched() ? Num.seconds(elapsed.launchNanos()) : "")
          .add(elapsed.source());
    } else {
      row.blanks(5);
    }
    row.add(client.backwardSteps());
    latency(row, client.ok()).add(client.ok().count() == 0 ? "" : Num.ms(client.ok().max()));
    row.end(Origin.of(!client.isSimulated(), client.isSimulated()));
  }

  private void measurements(PartialKey key, MeasurementList list) throws IOException {
    String series = null;
    int trial = 0;
    for (MeasurementList.Item item : list.items()) {
      String next = item.metric() + "\n" + item.unit() + "\n" + item.client();
      trial = next.equals(series) ? trial + 1 : 1;
      series = next;
      measurements++;
      row(Table.MEASUREMENTS)
          .add(key.run())
          .add(item.client())
          .add(item.metric())
          .add(item.unit())
          .add(item.better().word())
          .add(trial)
          .add(item.value() == null ? "" : item.value().toPlainString())
          .add(item.file())
          .end(Origin.MEASURED);
    }
  }

  private void timeline(PartialKey key, TimelineBlock block) throws IOException {
    RunSummary run = run(key.run());
    for (int i = 0; i < TimelineBlock.SECONDS; i++) {
      TimelineBlock.Second second = block.at(i);
      if (second == null) {
        continue;
      }
      long epochSecond = key.number() * TimelineBlock.SECONDS + i;
      run.add(epochSecond, second);
      row(Table.TIMELINE)
          .add(key.run())
          .add(epochSecond)
          .add(second.ok())
          .add(second.errors())
          .add(second.timeouts())
          .add(Num.msOf(second.meanNanos()))
          .add(second.ok() == 0 ? "" : Num.ms(second.maxNanos()))
          .end(origin(run));
    }
  }

  /**
   * Writes the rows of runs, cell and percentiles.
   *
   * @return the requests and measurements that the cell's rows hold, to be checked against the
   *     input
   */
  public Totals finish() throws IOException {
    if (runs.isEmpty()) {
      return new Totals(0, measurements);
    }
    RunSummary all = new RunSummary("");
    List<RunSummary> counted = new ArrayList<>();
    for (RunSummary run : runs.values()) {
      runRow(run);
      counted.add(run);
      all.distributions.latency().merge(run.distributions.latency());
      all.distributions.response().merge(run.distributions.response());
      all.ok.merge(run.ok);
      all.failed.merge(run.failed);
      all.response.merge(run.response);
      all.bytes = all.bytes.add(run.bytes);
      all.timeouts += run.timeouts;
      all.simulated |= run.simulated;
      all.measured |= run.measured;
      all.fromHistograms |= run.fromHistograms;
      all.fromRequests |= run.fromRequests;
      all.timedClients += run.timedClients;
      all.scheduledClients += run.scheduledClients;
    }
    cellRow(all, counted);
    percentiles("latency", all.distributions.latency(), all.ok, all);
    percentiles("response", all.distributions.response(), all.response, all);
    return new Totals(all.requests(), measurements);
  }

  /**
   * What the rows of a cell hold.
   *
   * @param requests requests of any outcome
   * @param measurements measurements
   */
  public record Totals(long requests, long measurements) {}

  private void runRow(RunSummary run) throws IOException {
    Row row = row(Table.RUNS).add(run.run).add(run.clients());
    counts(row, run).add(run.untimed);
    if (run.isTimed()) {
      row.add(run.firstStartNanos())
          .add(run.lastEndNanos())
          .add(Num.seconds(run.windowNanos()))
          .add(Num.of(run.throughputPerSecond()))
          .add(run.plateauSeconds())
          .add(Num.of(run.plateauPerSecond()))
          .add(Num.secondsOf(run.elapsedFromSchedule.mean()))
          .add(Num.seconds(run.elapsedFromSchedule.min()))
          .add(Num.seconds(run.elapsedFromSchedule.max()))
          .add(Num.secondsOf(run.elapsedFromLaunch.mean()))
          .add(run.scheduleSource())
          .add(Num.seconds(run.startSkewNanos()));
    } else {
      row.blanks(12);
    }
    row.add(run.clients() == 0 ? 0 : run.requestsOfClients.min())
        .add(run.clients() == 0 ? 0 : run.requestsOfClients.max())
        .add(run.backwardSteps)
        .add(run.truncatedClients);
    distribution(row, run);
    response(row, run).end(origin(run));
  }

  private void cellRow(RunSummary all, List<RunSummary> counted) throws IOException {
    long clients = counted.stream().mapToLong(RunSummary::clients).sum();
    Row row = row(Table.CELLS).add(counted.size()).add(clients);
    counts(row, all);
    distribution(row, all);
    OverRuns latency = OverRuns.of(counted, run -> run.ok.mean());
    OverRuns schedule = OverRuns.of(counted, run -> run.elapsedFromSchedule.mean());
    OverRuns launch = OverRuns.of(counted, run -> run.elapsedFromLaunch.mean());
    OverRuns throughput = OverRuns.of(counted, RunSummary::throughputPerSecond);
    row.add(Num.msOf(latency.mean()))
        .add(Num.msOf(latency.deviation()))
        .add(Num.secondsOf(schedule.mean()))
        .add(Num.secondsOf(schedule.deviation()))
        .add(Num.secondsOf(launch.mean()))
        .add(Num.secondsOf(launch.deviation()))
        .add(all.scheduleSource())
        .add(Num.of(throughput.mean()))
        .add(Num.of(throughput.deviation()))
        .add(Num.of(OverRuns.of(counted, RunSummary::plateauPerSecond).mean()));
    response(row, all).end(origin(all));
  }

  private static Row counts(Row row, RunSummary run) {
    return row.add(run.requests())
        .add(run.ok.count())
        .add(run.failed.count())
        .add(run.timeouts)
        .add(Num.of(run.errorRate()))
        .add(run.bytes);
  }

  private static Row latency(Row row, Moments ok) {
    return row.add(Num.ms(ok.sum()))
        .add(Num.msOf(ok.mean()))
        .add(Num.msOf(ok.standardDeviation()))
        .add(ok.count() == 0 ? "" : Num.ms(ok.min()));
  }

  private static void distribution(Row row, RunSummary run) {
    latency(row, run.ok);
    long[] percentiles =
        Percentile.valuesOf(Percentile.COLUMNS, run.distributions.latency(), run.ok.max());
    for (int i = 0; i < Percentile.COLUMNS.size(); i++) {
      row.add(i < percentiles.length ? Num.ms(percentiles[i]) : "");
    }
    row.add(run.ok.count() == 0 ? "" : Num.ms(run.ok.max()));
    Moments withErrors = new Moments();
    withErrors.merge(run.ok);
    withErrors.merge(run.failed);
    row.add(Num.ms(withErrors.sum()))
        .add(withErrors.count() == 0 ? "" : Num.ms(withErrors.max()))
        .add(run.latencySource());
  }

  private static Row response(Row row, RunSummary run) {
    long[] p99 =
        Percentile.valuesOf(
            List.of(Percentile.of("99")), run.distributions.response(), run.response.max());
    return row.add(Num.msOf(run.response.mean())).add(p99.length == 0 ? "" : Num.ms(p99[0]));
  }

  private void percentiles(
      String distribution, LatencyHistogram histogram, Moments exact, RunSummary all)
      throws IOException {
    long[] values = Percentile.valuesOf(Percentile.GRID, histogram, exact.max());
    for (int i = 0; i < values.length; i++) {
      row(Table.PERCENTILES)
          .add(distribution)
          .add(Percentile.GRID.get(i).percent().toPlainString())
          .add(i == 0 ? Num.ms(exact.min()) : Num.ms(values[i]))
          .add(exact.count())
          .end(origin(all));
    }
  }

  private static String origin(RunSummary run) {
    return Origin.of(run.measured, run.simulated);
  }

  private Row row(Table table) {
    return new Row(table, levels, rows);
  }
}
