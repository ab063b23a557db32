package org.tenbin.log.delimited;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
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
  public record Entry(SeriesKey key, boolean warmup, long scheduledNanos, long launchedNanos) {}

  /** Resolves the deciding columns of a row that was not seen before. */
  @FunctionalInterface
  public interface Resolver {
    /** The entry, or <code>null</code> where the row was rejected. */
    Entry resolve(Fields fields);
  }

  /** A reused look-up key over the bytes of the deciding columns, and how many each has. */
  private static final class Bytes {
    private final int[] widths;
    private byte[] content = new byte[64];
    private int length;
    private int hash;

    Bytes(int columns) {
      widths = new int[columns];
    }

    Bytes(Bytes other) {
      widths = other.widths.clone();
      content = Arrays.copyOf(other.content, other.length);
      length = other.length;
      hash = other.hash;
    }

    void set(Fields fields, int[] columns) {
      length = 0;
      int h = 1;
      byte[] source = fields.bytes();
      for (int k = 0; k < columns.length; k++) {
        int from = fields.start(columns[k]);
        int to = fields.end(columns[k]);
        if (length + to - from > content.length) {
          content = Arrays.copyOf(content, Math.max(content.length * 2, length + to - from));
        }
        for (int i = from; i < to; i++) {
          byte b = source[i];
          h = 31 * h + b;
          content[length++] = b;
        }
        widths[k] = to - from;
        h = 31 * h + widths[k];
      }
      hash = h ^ (h >>> 15);
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

    @Override
    public boolean equals(Object other) {
      return other instanceof Bytes that
          && hash == that.hash
          && Arrays.equals(widths, that.widths)
          && Arrays.equals(content, 0, length, that.content, 0, length);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  private static final long MOST_BYTES = 32L << 20;

  /** What an entry takes beside its bytes. */
  private static final long ENTRY_BYTES = 160;

  private final int[] columns;
  private final LogSink sink;
  private final Resolver resolver;
  private final Map<Bytes, Entry> entries = new HashMap<>();
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
    Entry found = entries.get(last);
    if (found == null) {
      found = resolver.resolve(fields);
      if (found == null) {
        lastKnown = false;
        return false;
      }
      heldBytes += last.length + ENTRY_BYTES;
      if (heldBytes > MOST_BYTES) {
        entries.clear();
        heldBytes = last.length + ENTRY_BYTES;
      }
      entries.put(new Bytes(last), found);
    }
    lastKnown = true;
    move(found);
    return true;
  }

  /** Moves to the row's series where its bytes were seen before; false where they were not. */
  public boolean findKnown(Fields fields) {
    last.set(fields, columns);
    Entry found = entries.get(last);
    lastKnown = found != null;
    if (lastKnown) {
      move(found);
    }
    return lastKnown;
  }

  private void move(Entry found) {
    entry = found;
    series =
        found.warmup()
            ? null
            : sink.series(found.key(), found.scheduledNanos(), found.launchedNanos());
  }

  /** Whether the row that was found last belongs to a warm-up. */
  public boolean warmup() {
    return entry.warmup();
  }

  /** The series of the row that was found last, unless it belongs to a warm-up. */
  public RequestSeries series() {
    return series;
  }
}
