package org.tenbin.log.jmeter;

import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import org.tenbin.log.Event;
import org.tenbin.log.LogSink;

/**
 * Rows that stand word for word further up in the file with another row between them: a sign that
 * overlapping logs were joined. They are used nevertheless, because rows may be equal for good
 * (many quick samples in a millisecond), and equal neighbours are not even suspicious; the count is
 * told as an event. Looks back some ten thousand rows.
 */
final class RepeatedRows {
  private static final String KIND = "repeated-rows";
  private static final int SLOTS = 1 << 16;
  private static final int HALF = 32;

  private final CRC32 low = new CRC32();
  private final CRC32C high = new CRC32C();
  private final long[] seen = new long[SLOTS];
  private long last;
  private long count;
  private long firstNanos;

  /** Looks at a row that is used. */
  void row(byte[] bytes, int from, int to, long startNanos) {
    low.reset();
    low.update(bytes, from, to - from);
    high.reset();
    high.update(bytes, from, to - from);
    long hash = high.getValue() << HALF | low.getValue();
    int slot = (int) (low.getValue() & (SLOTS - 1));
    if (seen[slot] == hash && hash != last) {
      firstNanos = count == 0 ? startNanos : firstNanos;
      count++;
    }
    seen[slot] = hash;
    last = hash;
  }

  /** Tells what was found, if anything. */
  void tell(LogSink sink) {
    if (count > 0) {
      String detail =
          "rows stand word for word further up in the file: were overlapping logs joined?";
      sink.event(new Event(KIND, "", firstNanos, 0, count, false, detail));
    }
  }
}
