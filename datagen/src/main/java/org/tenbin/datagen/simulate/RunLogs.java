package org.tenbin.datagen.simulate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The logs of one simulated run in the native format, one a client:
 *
 * <pre>
 * start_us,latency_us,status,bytes,scheduled_s,launched_ms,simulated
 * 1360540800021650,6123,200,9321,1360540800,1360540797212,
 * </pre>
 *
 * The scheduled start is a whole second and the launch of the process is stamped in milliseconds,
 * as a batch script would do it. The last column is empty in each row: that the header has it marks
 * the log as simulated, and every table made from such a log says so.
 */
public final class RunLogs implements RequestSink {
  /** First line of each log. */
  public static final String HEADER =
      "start_us,latency_us,status,bytes,scheduled_s,launched_ms,simulated\n";

  private static final byte[] HEADER_BYTES = RowBuffer.bytes(HEADER);
  private static final Map<Outcome, byte[]> STATUS = new EnumMap<>(Outcome.class);

  static {
    for (Outcome outcome : Outcome.values()) {
      STATUS.put(outcome, RowBuffer.bytes("," + outcome.status() + ","));
    }
  }

  private final PlannedRun run;
  private final RowBuffer[] rows;
  private final byte[][] rowEnds;
  private final long scheduledMicros;
  private final long slotNanos;
  private final Map<Outcome, long[]> outcomes = new EnumMap<>(Outcome.class);
  private final List<Long> droppedNanos = new ArrayList<>();

  private RunLogs(PlannedRun run, Schedule schedule, Randomness random) {
    int clients = run.scenario().clients();
    this.run = run;
    rows = new RowBuffer[clients];
    rowEnds = new byte[clients][];
    scheduledMicros = Math.multiplyExact(run.scheduledSeconds(), 1_000_000L);
    slotNanos = Math.multiplyExact(schedule.slotS(), 1_000_000_000L);
    for (Outcome outcome : Outcome.values()) {
      outcomes.put(outcome, new long[1]);
    }
    for (int client = 0; client < clients; client++) {
      long launchedMillis =
          run.scheduledSeconds() * 1000 - (long) schedule.launchAheadMs().draw(random);
      rowEnds[client] =
          RowBuffer.bytes("," + run.scheduledSeconds() + "," + launchedMillis + ",\n");
      rows[client] = new RowBuffer().row().ascii(HEADER_BYTES);
    }
  }

  /**
   * Simulates a run and keeps its logs.
   *
   * @throws IllegalStateException where the run takes longer than its slot
   */
  public static RunLogs of(Campaign campaign, PlannedRun run) {
    Randomness random = campaign.randomness(run);
    RunLogs logs = new RunLogs(run, campaign.model().schedule(), random);
    RunSimulator.simulate(run.scenario(), random, logs);
    return logs;
  }

  @Override
  public void completed(
      int client, long startNanos, long latencyNanos, Outcome outcome, int bytes) {
    if (startNanos + latencyNanos > slotNanos) {
      throw new IllegalStateException(
          run.folder() + " takes longer than its slot; raise simulate.schedule.slot_s");
    }
    outcomes.get(outcome)[0]++;
    rows[client]
        .row()
        .number(scheduledMicros + startNanos / 1000)
        .ascii(',')
        .number(latencyNanos / 1000)
        .ascii(STATUS.get(outcome))
        .number(bytes)
        .ascii(rowEnds[client]);
  }

  @Override
  public void dropped(long atNanos) {
    droppedNanos.add(atNanos);
  }

  /** How many requests ended that way. */
  public long count(Outcome outcome) {
    return outcomes.get(outcome)[0];
  }

  /** The log of a client, header and rows. */
  public byte[] log(int client) {
    return rows[client].copy();
  }

  /** When connections were dropped in an outage, in nanoseconds after the scheduled start. */
  public List<Long> droppedNanos() {
    return List.copyOf(droppedNanos);
  }
}
