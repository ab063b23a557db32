package org.tenbin.log;

import java.io.IOException;
import java.util.Optional;

/**
 * Finds whose requests stand before a range: reads the file backwards from there, in steps that
 * double, until it meets a request. Only a range that has a cut record and no request asks.
 */
public final class LookBack implements LogSink, RequestSeries {
  private static final long FIRST_STEP = 1 << 16;

  private SeriesKey last;
  private RangeLink link;

  /** Keeps whose the last request was, and lets everything else pass. */
  public LookBack() {}

  /**
   * The series to which the last request before a range belongs, if there is one.
   *
   * @param range a range that does not begin with the file
   * @param link how the range hangs together with what stands before it, where its format tells
   */
  public static Optional<SeriesKey> lastSeries(
      LogReader reader, LogInput range, Optional<RangeLink> link) throws IOException {
    long step = FIRST_STEP;
    for (long from = range.start(); from > 0; step *= 2) {
      from = Math.max(0, range.start() - step);
      LookBack found = read(reader, new InputRange(range, from, range.start()));
      boolean sure = from == 0 || link.isEmpty() || found.leadsTo(link.get());
      if (sure && found.last != null) {
        return Optional.of(found.last);
      }
    }
    return Optional.empty();
  }

  private static LookBack read(LogReader reader, LogInput range) throws IOException {
    LookBack sink = new LookBack();
    try {
      reader.read(range, sink);
    } catch (LogRefusedException refused) {
      // It may have begun within a record: what it took for a row was none.
      return new LookBack();
    }
    return sink;
  }

  private boolean leadsTo(RangeLink following) {
    return link != null && link.leadsTo(following);
  }

  @Override
  public RequestSeries series(SeriesKey key, long scheduledNanos, long launchedNanos) {
    last = key;
    return this;
  }

  @Override
  public void histogram(SeriesKey key, long startNanos, long endNanos, CountedValues values) {
    last = key;
  }

  @Override
  public void link(RangeLink told) {
    link = told;
  }

  @Override
  public void add(long startNanos, long latencyNanos, Outcome outcome, long bytes) {}

  @Override
  public void intended(long intendedNanos) {}

  @Override
  public void framed() {}

  @Override
  public void measurement(Measurement measurement) {}

  @Override
  public void event(Event event) {}

  @Override
  public void fact(HostFact fact) {}

  @Override
  public void used() {}

  @Override
  public void reject(long offset, RejectReason reason, String detail) {}

  @Override
  public void skip(SkipRule rule) {}
}
