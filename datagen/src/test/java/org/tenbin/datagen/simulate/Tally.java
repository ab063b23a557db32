package org.tenbin.datagen.simulate;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/** What a run looks like as a whole. */
final class Tally implements RequestSink {
  final Map<Outcome, Long> outcomes = new EnumMap<>(Outcome.class);
  long requests;
  double latencySumS;
  double lastEndS;
  double[] clientEndS = new double[0];
  private int[] left = new int[0];
  private long plateauRequests;
  private double plateauEndS = -1;
  private double plateauLatencySumS;
  long drops;

  static Tally of(Scenario scenario, long seed) {
    Tally tally = new Tally();
    tally.clientEndS = new double[scenario.clients()];
    tally.left = new int[scenario.clients()];
    Arrays.fill(tally.left, scenario.requests());
    RunSimulator.simulate(scenario, new Randomness(seed), tally);
    return tally;
  }

  @Override
  public void completed(
      int client, long startNanos, long latencyNanos, Outcome outcome, int bytes) {
    requests++;
    outcomes.merge(outcome, 1L, Long::sum);
    latencySumS += latencyNanos / 1e9;
    double end = (startNanos + latencyNanos) / 1e9;
    clientEndS[client] = end;
    lastEndS = Math.max(lastEndS, end);
    if (--left[client] == 0 && plateauEndS < 0) {
      plateauRequests = requests;
      plateauEndS = end;
      plateauLatencySumS = latencySumS;
    }
  }

  @Override
  public void dropped(long atNanos) {
    drops++;
  }

  /** Mean latency while all clients were at work. */
  double meanLatencyS() {
    return plateauLatencySumS / plateauRequests;
  }

  /** Requests a second while all clients were at work. */
  double throughput() {
    return plateauRequests / plateauEndS;
  }

  double meanElapsedS() {
    double sum = 0;
    for (double end : clientEndS) {
      sum += end;
    }
    return sum / clientEndS.length;
  }
}
