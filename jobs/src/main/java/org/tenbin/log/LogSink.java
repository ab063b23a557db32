package org.tenbin.log;

/**
 * Takes what a reader finds in one file. Every record is announced by {@link #framed} as soon as
 * its borders are known and before it is parsed; then it must meet exactly one fate: used (by
 * {@link RequestSeries#add} or {@link #used}), rejected or skipped. The job checks that the sums
 * agree.
 */
public interface LogSink {
  /** One more record was framed. */
  void framed();

  /**
   * The series to which requests of that key are added. What it returns is valid until the next
   * call of this method, and again once {@link RequestSeries#resume} says so: a sink may pass
   * finished series on to keep its memory bounded.
   *
   * @param scheduledNanos when the run was to begin, or {@link RequestSeries#NO_TIME}
   * @param launchedNanos when the client process began, or {@link RequestSeries#NO_TIME}
   */
  RequestSeries series(SeriesKey key, long scheduledNanos, long launchedNanos);

  /**
   * Adds the latencies of successful requests that a tool logged as a histogram. Says nothing of
   * the record's fate: a reader calls {@link #used} for the record that held it.
   *
   * @param startNanos begin of the interval, or {@link RequestSeries#NO_TIME}
   * @param endNanos end of the interval, or {@link RequestSeries#NO_TIME}
   */
  void histogram(SeriesKey key, long startNanos, long endNanos, CountedValues values);

  /** Adds a measurement; a record may hold many. Says nothing of the record's fate. */
  void measurement(Measurement measurement);

  /** Adds an event. Says nothing of the record's fate. */
  void event(Event event);

  /** Adds a fact about a machine. Says nothing of the record's fate. */
  void fact(HostFact fact);

  /** One framed record was used otherwise than by {@link RequestSeries#add}. */
  void used();

  /**
   * One framed record could not be used.
   *
   * @param offset byte offset of the record in the (decompressed) file
   * @param detail what is wrong, for people; may hold hostile text, which the sink makes harmless
   */
  void reject(long offset, RejectReason reason, String detail);

  /** One framed record is left out by a rule. */
  void skip(SkipRule rule);

  /**
   * Tells how the range that was read hangs together with its neighbours, once at its end. Formats
   * whose ranges can begin anywhere do not tell.
   */
  default void link(RangeLink link) {}
}
