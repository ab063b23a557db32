package org.tenbin.log.accounting;

import java.util.List;
import org.tenbin.log.Event;
import org.tenbin.log.measure.Results;

/** A job as both kinds of accounting tell it. */
record FinishedJob(String id, long startNanos, long durationNanos, List<String> hosts) {
  FinishedJob {
    hosts = List.copyOf(hosts);
  }

  /** Adds an event a host, over the time of the job: its runs end before their time. */
  void killedAtWalltime(String why, Results results) {
    for (String host : hosts.isEmpty() ? List.of("") : hosts) {
      results.event(
          new Event(
              "walltime-kill",
              host,
              startNanos,
              durationNanos,
              1,
              false,
              "job " + id + ": " + why));
    }
  }
}
