package org.tenbin.log;

import java.util.Objects;

/**
 * Something that happened on a host beside the requests.
 *
 * @param kind short word, such as <code>conntrack-drop</code>, <code>gc-pause</code>, <code>load
 *     </code>
 * @param host host name as the log gives it, or empty
 * @param timeNanos when, UTC nanoseconds since the epoch; {@link RequestSeries#NO_TIME} where the
 *     log does not tell
 * @param durationNanos how long, zero for an instant
 * @param count how many such events the record stands for
 * @param atLeast whether the record says that there were more than it could count
 * @param detail the rest, for people
 */
public record Event(
    String kind,
    String host,
    long timeNanos,
    long durationNanos,
    long count,
    boolean atLeast,
    String detail) {
  /** Kind of the event that counts rows which stand in a file twice; one event a file. */
  public static final String REPEATED_ROWS = "repeated-rows";

  public Event {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(host);
    Objects.requireNonNull(detail);
  }
}
