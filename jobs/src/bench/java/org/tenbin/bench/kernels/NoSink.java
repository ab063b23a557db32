package org.tenbin.bench.kernels;

import org.tenbin.log.CountedValues;
import org.tenbin.log.Event;
import org.tenbin.log.HostFact;
import org.tenbin.log.LogSink;
import org.tenbin.log.Measurement;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.SkipRule;

/** Takes requests and keeps nothing but sums, which no compiler can leave out. */
final class NoSink implements LogSink {
  private long framed;
  private final Series series = new Series();

  private static final class Series implements RequestSeries {
    private long nanos;
    private long ok;
    private long bytes;

    @Override
    public void add(long startNanos, long latencyNanos, Outcome outcome, long length) {
      nanos += startNanos + latencyNanos;
      ok += outcome == Outcome.OK ? 1 : 0;
      bytes += length;
    }

    @Override
    public void intended(long intendedNanos) {
      throw new IllegalStateException();
    }
  }

  long sum() {
    return framed + series.nanos + series.ok + series.bytes;
  }

  @Override
  public RequestSeries series(SeriesKey key, long scheduledNanos, long launchedNanos) {
    return series;
  }

  @Override
  public void framed() {
    framed++;
  }

  @Override
  public void reject(long offset, RejectReason reason, String detail) {
    throw new IllegalStateException(reason + ": " + detail);
  }

  @Override
  public void skip(SkipRule rule) {
    throw new IllegalStateException(rule.toString());
  }

  @Override
  public void histogram(SeriesKey key, long startNanos, long endNanos, CountedValues values) {
    throw new IllegalStateException();
  }

  @Override
  public void measurement(Measurement measurement) {
    throw new IllegalStateException();
  }

  @Override
  public void event(Event event) {
    throw new IllegalStateException();
  }

  @Override
  public void fact(HostFact fact) {
    throw new IllegalStateException();
  }

  @Override
  public void used() {
    throw new IllegalStateException();
  }
}
