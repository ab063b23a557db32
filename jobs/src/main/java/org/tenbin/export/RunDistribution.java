package org.tenbin.export;

import org.tenbin.summary.ClientTally;
import org.tenbin.summary.RunPartial;

/** The distributions of a run and its window, joined as its partials come by. */
final class RunDistribution {
  private final String run;
  private final RunPartial latencies = new RunPartial();
  private long startNanos = Long.MAX_VALUE;
  private long endNanos = Long.MIN_VALUE;

  RunDistribution(String run) {
    this.run = run;
  }

  void add(RunPartial partial) {
    latencies.merge(partial);
  }

  void widen(ClientTally client) {
    if (client.isTimed()) {
      startNanos = Math.min(startNanos, client.firstStartNanos());
      endNanos = Math.max(endNanos, client.lastEndNanos());
    }
  }

  String run() {
    return run;
  }

  RunPartial latencies() {
    return latencies;
  }

  /** First start, nanoseconds since the epoch; zero where no start was logged. */
  long startNanos() {
    return startNanos == Long.MAX_VALUE ? 0 : startNanos;
  }

  /** From first start to last end; zero where no start was logged. */
  long lengthNanos() {
    return startNanos == Long.MAX_VALUE ? 0 : endNanos - startNanos;
  }
}
