package org.tenbin.summary;

import java.util.function.Supplier;

/**
 * The kinds of partials, in the order in which a reducer sees them within a cell: what is known of
 * runs and clients comes before the timeline, which needs their windows.
 */
public enum Kind {
  /** Latency distribution of a run. */
  RUN(RunPartial::new),
  /** Tally of a client of a run. */
  CLIENT(ClientTally::new),
  /** Measurements of a run. */
  MEASUREMENT(MeasurementList::new),
  /** A minute or so of a run, second by second. */
  TIMELINE(TimelineBlock::new),
  /** Accounting of an input file. */
  FILE(FileTally::new),
  /** Events found in a file. */
  EVENT(EventList::new),
  /** Facts about hosts found in a file. */
  FACT(FactList::new),
  /** How the ranges of a file hang together; checked by the job and not kept. */
  RANGE(RangeLinks::new);

  private final Supplier<Partial> empty;

  Kind(Supplier<Partial> empty) {
    this.empty = empty;
  }

  /** An empty partial of this kind. */
  Partial empty() {
    return empty.get();
  }

  /** Whether {@link Partial#settle} may change partials of this kind. */
  public boolean settles() {
    return this != RUN && this != TIMELINE;
  }

  /** Whether partials of this kind belong to a cell, not to the campaign as a whole. */
  public boolean ofCell() {
    return compareTo(FILE) < 0;
  }
}
