package org.tenbin.datagen.simulate;

import static java.time.temporal.ChronoUnit.SECONDS;

import java.time.DateTimeException;
import java.time.Instant;

/**
 * When runs begin: run after run, each in a slot of its own, as a batch system gives them out.
 *
 * @param start scheduled start of the first run, ISO 8601 in UTC
 * @param slotS seconds from one scheduled start to the next; no run may take longer
 * @param launchAheadMs how long before the scheduled start a client's process begins
 * @param startDelayUs how long after the scheduled start a client's first request begins
 */
public record Schedule(String start, int slotS, Amount launchAheadMs, Amount startDelayUs) {
  public Schedule {
    launchAheadMs = Amount.orNone(launchAheadMs);
    startDelayUs = Amount.orNone(startDelayUs);
    if (slotS < 1) {
      throw new IllegalArgumentException("slot_s is at least 1");
    }
    try {
      if (start == null
          || !Instant.parse(start).truncatedTo(SECONDS).equals(Instant.parse(start))) {
        throw new IllegalArgumentException("start is a whole second: 2013-02-11T00:00:00Z");
      }
    } catch (DateTimeException notIso) {
      throw new IllegalArgumentException(
          "start is a UTC time such as 2013-02-11T00:00:00Z", notIso);
    }
  }

  /** Scheduled start of a run, in seconds since 1970. */
  long scheduledSeconds(int index) {
    return Instant.parse(start).getEpochSecond() + (long) index * slotS;
  }
}
