package org.tenbin.log.jmeter;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.tenbin.log.Event;
import org.tenbin.log.LogSink;
import org.tenbin.log.RequestSeries;

/**
 * Rows that stand word for word further up in the file with another row between them: a sign that
 * overlapping logs were joined. They are used nevertheless, because rows may be equal for good
 * (many quick samples in a millisecond), and equal neighbours are not even suspicious; the count is
 * told as an event. Looks back some ten thousand rows, and not beyond the window of the file in
 * which a row begins, so that ranges cut between windows find what a reading of all finds.
 */
final class RepeatedRows {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int SLOTS = 1 << 16;
  private static final long FACTOR = 0x9e3779b97f4a7c15L;
  private static final int ROTATION = 29;

  private final long windowBytes;
  private final long[] seen = new long[SLOTS];
  private long last;
  private long count;
  private long earliestNanos = RequestSeries.NO_TIME;

  /**
   * Looks at the rows of a file or range.
   *
   * @param windowBytes rows are compared with those that begin in the same window of that size
   */
  RepeatedRows(long windowBytes) {
    this.windowBytes = windowBytes;
  }

  /**
   * Looks at a row that is used.
   *
   * @param bytes array that is readable for eight bytes behind <code>to</code>
   * @param offset of the row in the file
   */
  void row(byte[] bytes, int from, int to, long offset, long startNanos) {
    // What was seen in another window hashes to something else and is forgotten by that.
    long hash = hash(bytes, from, to, offset / windowBytes);
    int slot = (int) hash & (SLOTS - 1);
    if (seen[slot] == hash && hash != last) {
      count++;
      if (earliestNanos == RequestSeries.NO_TIME
          || (startNanos < earliestNanos && startNanos != RequestSeries.NO_TIME)) {
        earliestNanos = startNanos;
      }
    }
    seen[slot] = hash;
    last = hash;
  }

  private static long hash(byte[] bytes, int from, int to, long seed) {
    long hash = (seed + 1) * FACTOR ^ (to - from);
    int at = from;
    for (; at + Long.BYTES <= to; at += Long.BYTES) {
      hash = mix(hash, (long) WORD.get(bytes, at));
    }
    int left = to - at;
    if (left > 0) {
      hash = mix(hash, (long) WORD.get(bytes, at) & ((1L << (left << 3)) - 1));
    }
    hash ^= hash >>> 32;
    hash *= FACTOR;
    return hash ^ (hash >>> ROTATION);
  }

  private static long mix(long hash, long word) {
    return Long.rotateLeft((hash ^ word) * FACTOR, ROTATION);
  }

  /** Tells what was found, if anything. */
  void tell(LogSink sink) {
    if (count > 0) {
      String detail =
          "rows stand word for word further up in the file: were overlapping logs joined?";
      sink.event(new Event(Event.REPEATED_ROWS, "", earliestNanos, 0, count, false, detail));
    }
  }
}
