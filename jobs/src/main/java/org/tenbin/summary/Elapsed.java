package org.tenbin.summary;

import org.tenbin.log.RequestSeries;

/**
 * The elapsed times of a client, both to the end of its last request.
 *
 * @param fromSchedule whether the scheduled start is known; else the first request's start stands
 *     in
 * @param scheduleNanos from the scheduled start, never below zero
 * @param launched whether the start of the process is known
 * @param launchNanos from the start of the process: the thesis's timer, which includes the sleep
 *     before the scheduled second
 */
record Elapsed(boolean fromSchedule, long scheduleNanos, boolean launched, long launchNanos) {
  static final String SCHEDULED = "scheduled";
  static final String FIRST_START = "first-start";

  /** The elapsed times of a client that has timed requests. */
  static Elapsed of(ClientTally client) {
    boolean scheduled = client.scheduledNanos() != RequestSeries.NO_TIME;
    boolean launched = client.launchedNanos() != RequestSeries.NO_TIME;
    long from = scheduled ? client.scheduledNanos() : client.firstStartNanos();
    return new Elapsed(
        scheduled,
        Math.max(0, client.lastEndNanos() - from),
        launched,
        launched ? Math.max(0, client.lastEndNanos() - client.launchedNanos()) : 0);
  }

  String source() {
    return fromSchedule ? SCHEDULED : FIRST_START;
  }
}
