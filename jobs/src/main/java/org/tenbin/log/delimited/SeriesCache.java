package org.tenbin.log.delimited;

import java.util.Arrays;
import org.tenbin.log.LogSink;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;

/**
 * Finds the series of a row by the raw bytes of the columns that decide it. Rows of one client
 * mostly stand together: the last row's bytes are compared first, then a table by hash is asked,
 * and only bytes never seen before are resolved to a key.
 */
public final class SeriesCache {
  /** What the deciding columns of a row lead to. */
  public static final class Entry {
    private final SeriesKey key;
    private final boolean warmup;
    private final long scheduledNanos;
    private final long launchedNanos;

    private int hash;
    private byte[] bytes;

    /** What the sink gave for it last. */
    private RequestSeries series;

    /**
     * Makes an entry.
     *
     * @param warmup whether the rows are left out
     * @param scheduledNanos when the run was to begin, or {@link RequestSeries#NO_TIME}
     * @param launchedNanos when the client process began, or {@link RequestSeries#NO_TIME}
     */
    public Entry(SeriesKey key, boolean warmup, long scheduledNanos, long launchedNanos) {
      this.key = key;
      this.warmup = warmup;
      this.scheduledNanos = scheduledNanos;
      this.launchedNanos = launchedNanos;
    }
  }

  /** Resolves the deciding columns of a row that was not seen before. */
  @FunctionalInterface
  public interface Resolver {
    /** The entry, or <code>null</code> where the row was rejected. */
    Entry resolve(Fields fields);
  }

  /** The bytes of the deciding columns of a row, and behind them how many each has. */
  private static final class Bytes {
    private final int[] widths;
    private byte[] content = new byte[64];
    private int length;
    private int hash;

    Bytes(int columns) {
      widths = new int[columns];
    }

    void set(Fields fields, int[] columns) {
      length = 0;
      int h = 1;
      byte[] source = fields.bytes();
      for (int k = 0; k < columns.length; k++) {
        int from = fields.start(columns[k]);
        int to = fields.end(columns[k]);
        reserve(to - from);
        for (int i = from; i < to; i++) {
          byte b = source[i];
          h = 31 * h + b;
          content[length++] = b;
        }
        widths[k] = to - from;
        h = 31 * h + widths[k];
      }
      reserve(Integer.BYTES * widths.length);
      for (int width : widths) {
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
          content[length++] = (byte) (width >>> shift);
        }
      }
      hash = h ^ (h >>> 15);
    }

    private void reserve(int more) {
      if (length + more > content.length) {
        content = Arrays.copyOf(content, Math.max(content.length * 2, length + more));
      }
    }

    boolean matches(Fields fields, int[] columns) {
      byte[] source = fields.bytes();
      int at = 0;
      for (int k = 0; k < columns.length; k++) {
        int from = fields.start(columns[k]);
        int width = fields.end(columns[k]) - from;
        if (width != widths[k]
            || !Arrays.equals(source, from, from + width, content, at, at + width)) {
          return false;
        }
        at += width;
      }
      return true;
    }

    boolean isOf(Entry entry) {
      return entry.hash == hash
          && Arrays.equals(entry.bytes, 0, entry.bytes.length, content, 0, length);
    }
  }

  private static final long MOST_BYTES = 32L << 20;

  /** What an entry takes beside its bytes, and more for each column: about a level of its cell. */
  private static final long ENTRY_BYTES = 160;

  private static final long COLUMN_BYTES = 80;
  private static final int FIRST_SLOTS = 64;

  private final int[] columns;
  private final LogSink sink;
  private final Resolver resolver;

  /** The entries by hash: a power of two of slots, at most half of them taken. */
  private Entry[] slots = new Entry[FIRST_SLOTS];

  private int taken;
  private final Bytes last;
  private long heldBytes;
  private boolean lastKnown;
  private Entry entry;
  private RequestSeries series;

  /**
   * Makes an empty cache.
   *
   * @param columns indexes of the deciding columns
   */
  public SeriesCache(int[] columns, LogSink sink, Resolver resolver) {
    this.columns = columns.clone();
    last = new Bytes(columns.length);
    this.sink = sink;
    this.resolver = resolver;
  }

  /** Moves to the row's series; false where the row was rejected. */
  public boolean find(Fields fields) {
    if (lastKnown && last.matches(fields, columns)) {
      return true;
    }
    last.set(fields, columns);
    Entry found = known();
    if (found == null) {
      found = resolver.resolve(fields);
      if (found == null) {
        lastKnown = false;
        return false;
      }
      put(found);
    }
    lastKnown = true;
    move(found);
    return true;
  }

  /** Moves to the row's series where its bytes were seen before; false where they were not. */
  public boolean findKnown(Fields fields) {
    last.set(fields, columns);
    Entry found = known();
    lastKnown = found != null;
    if (lastKnown) {
      move(found);
    }
    return lastKnown;
  }

  private Entry known() {
    Entry found = slots[last.hash & (slots.length - 1)];
    for (int i = last.hash + 1; found != null && !last.isOf(found); i++) {
      found = slots[i & (slots.length - 1)];
    }
    return found;
  }

  private void put(Entry entry) {
    heldBytes += last.length + ENTRY_BYTES + COLUMN_BYTES * columns.length;
    if (heldBytes > MOST_BYTES) {
      Arrays.fill(slots, null);
      taken = 0;
      heldBytes = 0;
    }
    entry.hash = last.hash;
    entry.bytes = Arrays.copyOf(last.content, last.length);
    if (++taken * 2 > slots.length) {
      Entry[] old = slots;
      slots = new Entry[old.length * 2];
      for (Entry moved : old) {
        if (moved != null) {
          insert(moved);
        }
      }
    }
    insert(entry);
  }

  private void insert(Entry entry) {
    int i = entry.hash;
    while (slots[i & (slots.length - 1)] != null) {
      i++;
    }
    slots[i & (slots.length - 1)] = entry;
  }

  private void move(Entry found) {
    entry = found;
    if (!found.warmup && (found.series == null || !found.series.resume())) {
      found.series = sink.series(found.key, found.scheduledNanos, found.launchedNanos);
    }
    series = found.series;
  }

  /** Whether the row that was found last belongs to a warm-up. */
  public boolean warmup() {
    return entry.warmup;
  }

  /** The series of the row that was found last, unless it belongs to a warm-up. */
  public RequestSeries series() {
    return series;
  }
}
