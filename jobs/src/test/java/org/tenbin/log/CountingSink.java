package org.tenbin.log;

/** Counts records and keeps nothing; fails where a reader finds more records than can be. */
final class CountingSink implements LogSink, RequestSeries {
  private final long most;
  private long framed;
  private long decided;
  private long tooLong;

  /**
   * Makes a sink.
   *
   * @param bytes size of the log: it cannot hold more records than bytes, but an empty one
   */
  CountingSink(long bytes) {
    most = Math.max(bytes, bytes + 1);
  }

  long framedRecords() {
    return framed;
  }

  long decidedRecords() {
    return decided;
  }

  @Override
  public void framed() {
    if (++framed > most) {
      throw new AssertionError("more records than bytes: a loop");
    }
  }

  /** Rejects because a record is too long. */
  long tooLongRecords() {
    return tooLong;
  }

  private void decide() {
    if (++decided > framed) {
      throw new AssertionError("record " + framed + " met two fates");
    }
  }

  @Override
  public RequestSeries series(SeriesKey key, long scheduledNanos, long launchedNanos) {
    return this;
  }

  @Override
  public void add(long startNanos, long latencyNanos, Outcome outcome, long bytes) {
    if (latencyNanos < 0 || startNanos > Long.MAX_VALUE - latencyNanos) {
      throw new AssertionError("start " + startNanos + ", latency " + latencyNanos);
    }
    decide();
  }

  @Override
  public void intended(long intendedNanos) {}

  @Override
  public void histogram(SeriesKey key, long startNanos, long endNanos, CountedValues values) {
    values.forEach(
        (value, count) -> {
          if (value < 0 || count <= 0) {
            throw new AssertionError("value " + value + ", count " + count);
          }
        });
  }

  @Override
  public void measurement(Measurement measurement) {}

  @Override
  public void event(Event event) {}

  @Override
  public void fact(HostFact fact) {}

  @Override
  public void used() {
    decide();
  }

  @Override
  public void reject(long offset, RejectReason reason, String detail) {
    if (offset < 0 || detail == null) {
      throw new AssertionError("offset " + offset + ", detail " + detail);
    }
    tooLong += reason == RejectReason.TOO_LONG ? 1 : 0;
    decide();
  }

  @Override
  public void skip(SkipRule rule) {
    decide();
  }
}
