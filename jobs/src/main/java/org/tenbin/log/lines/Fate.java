package org.tenbin.log.lines;

import java.util.Map;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestRecord;
import org.tenbin.log.RequestSorter;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.SkipRule;
import org.tenbin.log.UnboundException;
import org.tenbin.log.text.UnreadableException;

/** Where a parser sends the record that it looks at. */
public final class Fate {
  private final LogInput input;
  private final LogSink sink;
  private final RequestSorter sorter;
  private final RequestRecord request = new RequestRecord();
  private long offset;
  private boolean terminated = true;

  public Fate(LogInput input, LogSink sink) {
    this.input = input;
    this.sink = sink;
    sorter = new RequestSorter(input.binding(), sink);
  }

  /** Frames a record. */
  public void frame(long recordOffset, boolean hasLineEnd) {
    at(recordOffset, hasLineEnd);
    sink.framed();
  }

  /** Looks at a record that was framed already. */
  void at(long recordOffset, boolean hasLineEnd) {
    offset = recordOffset;
    terminated = hasLineEnd;
  }

  /** The input that is read. */
  public LogInput input() {
    return input;
  }

  /** The sink, for what is no request. */
  public LogSink sink() {
    return sink;
  }

  /** Byte offset of the record. */
  public long offset() {
    return offset;
  }

  /** Whether the record has a line end: the last one of a file that was cut off has none. */
  public boolean terminated() {
    return terminated;
  }

  /** An empty request at the record's place. */
  public RequestRecord request() {
    return request.begin(offset);
  }

  /** Uses the record as a request. */
  public void use(RequestRecord filled) {
    sorter.accept(filled);
  }

  /** Uses the record otherwise. */
  public void used() {
    sink.used();
  }

  /** Leaves the record out by a rule. */
  public void skip(SkipRule rule) {
    sink.skip(rule);
  }

  /** Rejects the record; what cannot be read at the cut end of a file is truncated. */
  public void reject(RejectReason reason, String detail) {
    boolean cut =
        !terminated
            && switch (reason) {
              case MALFORMED,
                  COLUMNS,
                  NUMBER,
                  TIMESTAMP,
                  STATUS,
                  QUOTE,
                  HISTOGRAM,
                  UNKNOWN_RECORD ->
                  true;
              default -> false;
            };
    sink.reject(offset, cut ? RejectReason.TRUNCATED : reason, detail);
  }

  /**
   * The key of a record that is no request.
   *
   * @throws UnreadableException where path and fields disagree, or a declared factor is missing
   */
  public SeriesKey key(Map<String, String> fields) throws UnreadableException {
    try {
      return sorter.key(fields);
    } catch (UnboundException unbound) {
      throw new UnreadableException(unbound.reason(), unbound.getMessage());
    }
  }
}
