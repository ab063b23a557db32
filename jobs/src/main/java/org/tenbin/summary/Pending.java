package org.tenbin.summary;

import java.util.Arrays;
import org.tenbin.log.RequestSeries;

/**
 * Successful requests of one series that wait to be folded together. Where rows of very many series
 * are interleaved, each row would otherwise have to fetch all that is known of its series from
 * memory; so it fetches one line of it, and a series' requests share the rest. A series extends
 * this, which spares it one more line.
 */
abstract class Pending {
  private static final int FIRST = 8;

  /** About where what is folded takes less memory than the requests do. */
  private static final int LARGEST = 64;

  /** Latencies of up to nine minutes share a long with up to 16 MB of bytes. */
  private static final int BYTES_BITS = 24;

  private static final long BYTES_MASK = (1L << BYTES_BITS) - 1;
  private static final long MOST_LATENCY = 1L << (Long.SIZE - 1 - BYTES_BITS);
  private static final long OVERHEAD_BYTES = 16;

  /** Two longs for each request; null where requests do not wait. */
  private long[] values;

  private int used;

  final void waitFromNowOn() {
    values = new long[2 * FIRST];
  }

  final void waitNoLonger() {
    values = null;
  }

  final boolean waits() {
    return values != null;
  }

  /** Whether a request has a form that can wait. */
  static boolean canWait(long startNanos, long latencyNanos, long bytes) {
    return startNanos != RequestSeries.NO_TIME
        && latencyNanos < MOST_LATENCY
        && bytes >= RequestSeries.NO_BYTES
        && bytes < BYTES_MASK;
  }

  final void put(long startNanos, long latencyNanos, long bytes) {
    values[used] = startNanos;
    values[used + 1] = latencyNanos << BYTES_BITS | (bytes - RequestSeries.NO_BYTES);
    used += 2;
  }

  final boolean isFull() {
    return used == values.length;
  }

  final boolean isLargest() {
    return values.length >= 2 * LARGEST;
  }

  final void grow() {
    values = Arrays.copyOf(values, Math.min(2 * LARGEST, 2 * (values.length * 3 / 4)));
  }

  final int waiting() {
    return used / 2;
  }

  final long startNanos(int i) {
    return values[2 * i];
  }

  final long latencyNanos(int i) {
    return values[2 * i + 1] >>> BYTES_BITS;
  }

  final long bytes(int i) {
    return (values[2 * i + 1] & BYTES_MASK) + RequestSeries.NO_BYTES;
  }

  final void clear() {
    used = 0;
  }

  final long waitingBytes() {
    return values == null ? 0 : OVERHEAD_BYTES + (long) Long.BYTES * values.length;
  }
}
