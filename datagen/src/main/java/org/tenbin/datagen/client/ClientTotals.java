package org.tenbin.datagen.client;

/**
 * What one client, or all of a run, did.
 *
 * @param sent requests, warm-up included; each has a line in a log
 * @param measured requests of the measured phase
 * @param failed requests of both phases whose answer was not 2xx
 * @param unanswered requests of both phases that got no answer at all (timeout or broken)
 * @param firstStartNanos epoch time of the first measured request, or {@link Long#MAX_VALUE}
 * @param latestFirstStartNanos the latest such time among the clients
 * @param lastEndNanos epoch time of the last answer
 */
public record ClientTotals(
    long sent,
    long measured,
    long failed,
    long unanswered,
    long firstStartNanos,
    long latestFirstStartNanos,
    long lastEndNanos) {
  /** Nothing done; the identity of {@link #plus}. */
  public static final ClientTotals NONE =
      new ClientTotals(0, 0, 0, 0, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE);

  /** Both together. */
  public ClientTotals plus(ClientTotals other) {
    return new ClientTotals(
        sent + other.sent,
        measured + other.measured,
        failed + other.failed,
        unanswered + other.unanswered,
        Math.min(firstStartNanos, other.firstStartNanos),
        Math.max(latestFirstStartNanos, other.latestFirstStartNanos),
        Math.max(lastEndNanos, other.lastEndNanos));
  }

  /** Time between the first start of the earliest and of the latest client. */
  public long startSkewNanos() {
    return measured == 0 ? 0 : latestFirstStartNanos - firstStartNanos;
  }
}
