package org.tenbin.summary;

import java.math.BigInteger;

/**
 * What is known of a run once all its partials were seen. A cell holds one for each of its runs,
 * some 800 bytes, so its distributions are not kept but what its row needs of them.
 */
final class RunSummary {
  final String run;
  final Moments ok = new Moments();
  final Moments failed = new Moments();
  final Moments response = new Moments();
  final Moments elapsedFromSchedule = new Moments();
  final Moments elapsedFromLaunch = new Moments();
  final Moments requestsOfClients = new Moments();
  BigInteger bytes = BigInteger.ZERO;
  long timeouts;
  long untimed;
  long scheduledClients;
  long timedClients;
  long backwardSteps;
  long truncatedClients;
  long plateauOk;
  boolean simulated;
  boolean measured;
  boolean fromRequests;
  boolean fromHistograms;
  private long[] latencyPercentiles = {};
  private long[] responsePercentiles = {};
  private long firstStartNanos = Long.MAX_VALUE;
  private long latestFirstStartNanos = Long.MIN_VALUE;
  private long lastEndNanos = Long.MIN_VALUE;
  private long earliestLastEndNanos = Long.MAX_VALUE;

  RunSummary(String run) {
    this.run = run;
  }

  /** Takes the distributions, which are whole. */
  void add(RunPartial run) {
    latencyPercentiles = Percentile.valuesOf(Percentile.COLUMNS, run.latency(), Long.MAX_VALUE);
    responsePercentiles = Percentile.valuesOf(Percentile.P99, run.response(), Long.MAX_VALUE);
  }

  /** Takes the percentiles of the distributions, as the columns of tables want them. */
  void percentiles(long[] latency, long[] response) {
    latencyPercentiles = latency;
    responsePercentiles = response;
  }

  /** Latency at {@link Percentile#COLUMNS}, none above the greatest one; empty without requests. */
  long[] latencyPercentiles() {
    return notAbove(latencyPercentiles, ok.max());
  }

  /** Response time at the 99th percentile, or empty. */
  long[] responsePercentiles() {
    return notAbove(responsePercentiles, response.max());
  }

  private static long[] notAbove(long[] values, long max) {
    long[] bounded = new long[values.length];
    for (int i = 0; i < values.length; i++) {
      bounded[i] = Math.min(values[i], max);
    }
    return bounded;
  }

  void add(ClientTally client) {
    ok.merge(client.ok());
    failed.merge(client.failed());
    response.merge(client.response());
    bytes = bytes.add(client.bytes());
    timeouts += client.timeouts();
    untimed += client.untimed();
    backwardSteps += client.backwardSteps();
    truncatedClients += client.isTruncated() ? 1 : 0;
    requestsOfClients.add(client.requests());
    if (client.isSimulated()) {
      simulated = true;
    } else {
      measured = true;
    }
    if (client.hasHistograms()) {
      fromHistograms = true;
    } else {
      fromRequests = true;
    }
    if (!client.isTimed()) {
      return;
    }
    timedClients++;
    firstStartNanos = Math.min(firstStartNanos, client.firstStartNanos());
    latestFirstStartNanos = Math.max(latestFirstStartNanos, client.firstStartNanos());
    lastEndNanos = Math.max(lastEndNanos, client.lastEndNanos());
    earliestLastEndNanos = Math.min(earliestLastEndNanos, client.lastEndNanos());
    Elapsed elapsed = Elapsed.of(client);
    if (elapsed.fromSchedule()) {
      scheduledClients++;
    }
    elapsedFromSchedule.add(elapsed.scheduleNanos());
    if (elapsed.launched()) {
      elapsedFromLaunch.add(elapsed.launchNanos());
    }
  }

  void add(long epochSecond, TimelineBlock.Second second) {
    if (epochSecond >= plateauFrom() && epochSecond < plateauTo()) {
      plateauOk += second.ok();
    }
  }

  boolean isTimed() {
    return timedClients > 0;
  }

  long requests() {
    return ok.count() + failed.count();
  }

  long clients() {
    return requestsOfClients.count();
  }

  long firstStartNanos() {
    return firstStartNanos;
  }

  long lastEndNanos() {
    return lastEndNanos;
  }

  long windowNanos() {
    return lastEndNanos - firstStartNanos;
  }

  long startSkewNanos() {
    return latestFirstStartNanos - firstStartNanos;
  }

  /** First whole second in which all clients are at work. */
  private long plateauFrom() {
    return TimelineBlock.secondOf(latestFirstStartNanos - 1) + 1;
  }

  /** Second behind the last whole one in which all clients are at work. */
  private long plateauTo() {
    return TimelineBlock.secondOf(earliestLastEndNanos);
  }

  /** Whole seconds in which all clients were at work; zero where there is none. */
  long plateauSeconds() {
    return isTimed() ? Math.max(0, plateauTo() - plateauFrom()) : 0;
  }

  /** Successful requests a second over the window of all requests; NaN where it has no length. */
  double throughputPerSecond() {
    return isTimed() && windowNanos() > 0 ? ok.count() / (windowNanos() / 1e9) : Double.NaN;
  }

  double plateauPerSecond() {
    return plateauSeconds() > 0 ? (double) plateauOk / plateauSeconds() : Double.NaN;
  }

  double errorRate() {
    return requests() == 0 ? Double.NaN : (double) failed.count() / requests();
  }

  String scheduleSource() {
    if (timedClients == 0) {
      return "";
    }
    return scheduledClients == timedClients
        ? Elapsed.SCHEDULED
        : scheduledClients == 0 ? Elapsed.FIRST_START : "mixed";
  }

  String latencySource() {
    return fromHistograms ? (fromRequests ? "mixed" : "histograms") : "requests";
  }
}
