package org.tenbin.log;

import java.util.Objects;
import org.tenbin.experiment.Cell;

/** Whose requests these are. Knows its hash: it is looked up for every change of series. */
public final class SeriesKey {
  private final Cell cell;
  private final String run;
  private final String client;
  private final boolean simulated;
  private final int hash;

  /**
   * Makes a key.
   *
   * @param cell the combination of levels
   * @param run the execution of the load at that cell
   * @param client the load-generating node or process of the run
   * @param simulated whether the log says that its requests never happened
   */
  public SeriesKey(Cell cell, String run, String client, boolean simulated) {
    this.cell = Objects.requireNonNull(cell);
    this.run = Objects.requireNonNull(run);
    this.client = Objects.requireNonNull(client);
    this.simulated = simulated;
    hash = Objects.hash(cell, run, client, simulated);
  }

  /** The combination of levels. */
  public Cell cell() {
    return cell;
  }

  /** The execution of the load at that cell. */
  public String run() {
    return run;
  }

  /** The load-generating node or process of the run; empty where a result is of the whole run. */
  public String client() {
    return client;
  }

  /** Whether the log says that its requests never happened. */
  public boolean simulated() {
    return simulated;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof SeriesKey that
            && hash == that.hash
            && simulated == that.simulated
            && client.equals(that.client)
            && run.equals(that.run)
            && cell.equals(that.cell));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return cell.path() + " run " + run + " client " + client;
  }
}
