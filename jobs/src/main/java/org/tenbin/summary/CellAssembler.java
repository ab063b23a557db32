package org.tenbin.summary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
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
  private static final List<String> GRID =
      Percentile.GRID.stream().map(p -> p.percent().toPlainString()).toList();

  private static final int[] COLUMNS_IN_GRID =
      Percentile.COLUMNS.stream().mapToInt(Percentile.GRID::indexOf).toArray();

  private static final int P99_IN_GRID = Percentile.GRID.indexOf(Percentile.P99.get(0));

  private final byte[] levels;
  private final TableRows rows;
  private final Map<String, RunSummary> runs = new LinkedHashMap<>();

  /** The distributions of all runs; null while none was seen. */
  private RunPartial distributions;

  private long measurements;

  public CellAssembler(Cell cell, TableRows rows) {
    List<String> values = new ArrayList<>();
    for (Level level : cell.levels()) {
      values.add(level.value().equals(Level.MISSING) ? "" : level.value());
    }
    levels = Row.levels(values);
    this.rows = rows;
  }

  /** Takes the next partial of the cell. */
  public void accept(PartialKey key, Partial partial) throws IOException {
    switch (key.kind()) {
      case RUN -> distributions(key, (RunPartial) partial);
      case CLIENT -> client(key, (ClientTally) partial);
      case MEASUREMENT -> measurements(key, (MeasurementList) partial);
      case TIMELINE -> timeline(key, (TimelineBlock) partial);
      case FILE, EVENT, FACT, RANGE -> throw new IllegalArgumentException("of no cell: " + key);
    }
  }

  private RunSummary run(String name) {
    RunSummary run = runs.get(name);
    if (run == null) {
      run = new RunSummary(name);
      runs.put(name, run);
    }
    return run;
  }

  private void distributions(PartialKey key, RunPartial run) {
    run(key.run()).add(run);
    if (distributions == null) {
      distributions = run;
    } else {
      distributions.merge(run);
    }
  }

  private void client(PartialKey key, ClientTally client) throws IOException {
    RunSummary run = run(key.run());
    run.add(client);
    Row row = row(Table.CLIENTS).add(key.run()).add(key.item());
    row.add(client.requests())
        .add(client.ok().count())
        .add(client.failed().count())
        .add(client.timeouts())
        .add(client.bytes().toString())
        .add(client.untimed());
    if (client.isTimed()) {
      Elapsed elapsed = Elapsed.of(client);
      row.add(client.firstStartNanos()).add(client.lastEndNanos()).seconds(elapsed.scheduleNanos());
      if (elapsed.launched()) {
        row.seconds(elapsed.launchNanos());
      } else {
        row.add("");
      }
      row.add(elapsed.source());
    } else {
      row.blanks(5);
    }
    row.add(client.backwardSteps());
    latency(row, client.ok());
    max(row, client.ok());
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
      Row row = row(Table.TIMELINE).add(key.run());
      row.add(epochSecond).add(second.ok()).add(second.errors()).add(second.timeouts());
      row.add(Num.msOf(second.meanNanos()));
      if (second.ok() == 0) {
        row.add("");
      } else {
        row.ms(second.maxNanos());
      }
      row.end(origin(run));
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
    for (RunSummary run : runs.values()) {
      runRow(run);
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
    long[] latency = grid(distributions == null ? null : distributions.latency(), all.ok);
    long[] response = grid(distributions == null ? null : distributions.response(), all.response);
    all.percentiles(picked(latency, COLUMNS_IN_GRID), picked(response, P99_IN_GRID));
    cellRow(all);
    percentiles("latency", latency, all.ok, all);
    percentiles("response", response, all.response, all);
    return new Totals(all.requests(), measurements);
  }

  private static long[] grid(LatencyHistogram histogram, Moments exact) {
    return histogram == null
        ? new long[0]
        : Percentile.valuesOf(Percentile.GRID, histogram, exact.max());
  }

  private static long[] picked(long[] grid, int... indexes) {
    return grid.length == 0 ? grid : Arrays.stream(indexes).mapToLong(i -> grid[i]).toArray();
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
          .seconds(run.windowNanos())
          .add(Num.of(run.throughputPerSecond()))
          .add(run.plateauSeconds())
          .add(Num.of(run.plateauPerSecond()))
          .add(Num.secondsOf(run.elapsedFromSchedule.mean()))
          .seconds(run.elapsedFromSchedule.min())
          .seconds(run.elapsedFromSchedule.max())
          .add(Num.secondsOf(run.elapsedFromLaunch.mean()))
          .add(run.scheduleSource())
          .seconds(run.startSkewNanos());
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

  private void cellRow(RunSummary all) throws IOException {
    Collection<RunSummary> counted = runs.values();
    long clients = 0;
    for (RunSummary run : counted) {
      clients += run.clients();
    }
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
        .add(run.bytes.toString());
  }

  private static void latency(Row row, Moments ok) {
    row.add(Num.ms(ok.sum())).add(Num.msOf(ok.mean())).add(Num.msOf(ok.standardDeviation()));
    if (ok.count() == 0) {
      row.add("");
    } else {
      row.ms(ok.min());
    }
  }

  private static void max(Row row, Moments values) {
    if (values.count() == 0) {
      row.add("");
    } else {
      row.ms(values.max());
    }
  }

  private static void distribution(Row row, RunSummary run) {
    latency(row, run.ok);
    long[] percentiles = run.latencyPercentiles();
    for (long percentile : percentiles) {
      row.ms(percentile);
    }
    row.blanks(Percentile.COLUMNS.size() - percentiles.length);
    max(row, run.ok);
    Moments withErrors = run.ok;
    if (run.failed.count() > 0) {
      withErrors = new Moments();
      withErrors.merge(run.ok);
      withErrors.merge(run.failed);
    }
    row.add(Num.ms(withErrors.sum()));
    max(row, withErrors);
    row.add(run.latencySource());
  }

  private static Row response(Row row, RunSummary run) {
    long[] p99 = run.responsePercentiles();
    row.add(Num.msOf(run.response.mean()));
    return p99.length == 0 ? row.add("") : row.ms(p99[0]);
  }

  private void percentiles(String distribution, long[] values, Moments exact, RunSummary all)
      throws IOException {
    String origin = origin(all);
    for (int i = 0; i < values.length; i++) {
      row(Table.PERCENTILES)
          .add(distribution)
          .add(GRID.get(i))
          .ms(i == 0 ? exact.min() : values[i])
          .add(exact.count())
          .end(origin);
    }
  }

  private static String origin(RunSummary run) {
    return Origin.of(run.measured, run.simulated);
  }

  private Row row(Table table) {
    return new Row(table, levels, rows);
  }
}
