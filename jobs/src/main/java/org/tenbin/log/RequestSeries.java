package org.tenbin.log;

/** Takes the requests of one {@link SeriesKey}. A call uses one framed record. */
public interface RequestSeries {
  /** No number of bytes was logged. */
  long NO_BYTES = -1;

  /** No time was logged. */
  long NO_TIME = Long.MIN_VALUE;

  /**
   * Adds a request.
   *
   * @param startNanos when it began, UTC nanoseconds since the epoch, or {@link #NO_TIME}
   * @param latencyNanos how long it took, not negative
   * @param outcome how it ended
   * @param bytes bytes of the answer, or {@link #NO_BYTES}
   */
  void add(long startNanos, long latencyNanos, Outcome outcome, long bytes);

  /**
   * Tells when an open-loop client meant to send the request that was added last.
   *
   * @param intendedNanos UTC nanoseconds since the epoch
   */
  void intended(long intendedNanos);

  /**
   * Comes back to the series after requests of others: spares looking it up by its key again.
   *
   * @return whether it still takes requests; if not, {@link LogSink#series} gives another
   */
  default boolean resume() {
    return false;
  }
}
