package org.tenbin.datagen.simulate;

import org.tenbin.experiment.Cell;

/**
 * One run of a campaign, ready to be simulated.
 *
 * @param index place in the campaign, from 0
 * @param cell its levels
 * @param run number within the cell, from 1
 * @param folder path of the run's folder below the campaign's, such as <code>
 *     backend=jungle/cores=24/run=03</code>
 * @param scheduledSeconds scheduled start, in seconds since 1970
 * @param scenario what is simulated
 */
public record PlannedRun(
    int index, Cell cell, int run, String folder, long scheduledSeconds, Scenario scenario) {
  /** How many requests the clients send together. */
  public long requests() {
    return (long) scenario.clients() * scenario.requests();
  }

  /** Path of a client's log below the campaign's folder, without the ending of a codec. */
  public String file(int client) {
    return folder + "/client-" + twoDigits(client + 1) + ".csv";
  }

  /** The same run with another scenario. */
  public PlannedRun with(Scenario other) {
    return new PlannedRun(index, cell, run, folder, scheduledSeconds, other);
  }

  static String twoDigits(int number) {
    return number < 10 ? "0" + number : Integer.toString(number);
  }
}
