package org.tenbin.log.delimited;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * The fields of one row, as ranges of a byte array. A row without quotes is split in place, eight
 * bytes at a time; a quoted row is parsed elsewhere and {@linkplain #load loaded}.
 */
public final class Fields {
  /** What {@link #split} returns for a row that has a quote. */
  public static final int QUOTED = -1;

  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long LOWS = 0x7f7f7f7f7f7f7f7fL;
  private static final long QUOTES = '"' * ONES;
  private static final int TAIL = Long.BYTES;

  private final long delimiters;
  private byte[] bytes = new byte[0];
  private byte[] loaded = new byte[256];
  private int[] starts = new int[16];
  private int[] ends = new int[16];
  private int count;
  private int loadedLength;
  private int fieldBegin;

  /** The fields of rows with that delimiter, an ASCII character. */
  public Fields(char delimiter) {
    if (delimiter > 0x7f) {
      throw new IllegalArgumentException("a delimiter is one ASCII character");
    }
    delimiters = delimiter * ONES;
  }

  /**
   * Splits a row in place.
   *
   * @param row array that is readable for eight bytes behind <code>to</code>
   * @return the number of fields, or {@link #QUOTED}
   */
  public int split(byte[] row, int from, int to) {
    bytes = row;
    count = 0;
    int fieldStart = from;
    for (int i = from; i < to; i += Long.BYTES) {
      long word = (long) WORD.get(row, i);
      long quotes = exactZeros(word ^ QUOTES);
      long found = exactZeros(word ^ delimiters);
      int left = to - i;
      if (left < Long.BYTES) {
        long mask = (1L << (left << 3)) - 1;
        quotes &= mask;
        found &= mask;
      }
      if (quotes != 0) {
        return QUOTED;
      }
      while (found != 0) {
        int at = i + (Long.numberOfTrailingZeros(found) >>> 3);
        add(fieldStart, at);
        fieldStart = at + 1;
        found &= found - 1;
      }
    }
    add(fieldStart, to);
    return count;
  }

  /** The high bit of each byte that is zero, with no false positives (Warren, Hacker's Delight). */
  private static long exactZeros(long word) {
    return ~(((word & LOWS) + LOWS) | word | LOWS);
  }

  private void add(int from, int to) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
    }
    starts[count] = from;
    ends[count++] = to;
  }

  /** Takes the fields of a row that was parsed by a general parser. */
  public void load(List<String> values) {
    count = 0;
    int used = 0;
    for (String value : values) {
      byte[] encoded = value.getBytes(StandardCharsets.UTF_8);
      if (used + encoded.length + TAIL > loaded.length) {
        loaded = Arrays.copyOf(loaded, Math.max(loaded.length * 2, used + encoded.length + TAIL));
      }
      System.arraycopy(encoded, 0, loaded, used, encoded.length);
      add(used, used + encoded.length);
      used += encoded.length;
    }
    bytes = loaded;
  }

  /** Forgets all fields; {@link #put} and {@link #endField} then build new ones. */
  void beginLoad() {
    count = 0;
    loadedLength = 0;
    fieldBegin = 0;
    bytes = loaded;
  }

  /** Appends a byte to the field that is being built. */
  void put(byte b) {
    if (loadedLength + 1 + TAIL > loaded.length) {
      loaded = Arrays.copyOf(loaded, loaded.length * 2);
      bytes = loaded;
    }
    loaded[loadedLength++] = b;
  }

  /** Ends the field that is being built. */
  void endField() {
    add(fieldBegin, loadedLength);
    fieldBegin = loadedLength;
  }

  /** Shortens a field. */
  public void cut(int field, int newEnd) {
    ends[field] = newEnd;
  }

  /** Number of fields. */
  public int count() {
    return count;
  }

  /** The array that holds the fields. */
  public byte[] bytes() {
    return bytes;
  }

  /** Index of a field's first byte. */
  public int start(int field) {
    return starts[field];
  }

  /** Index behind a field's last byte. */
  public int end(int field) {
    return ends[field];
  }

  /** A field as text in a charset; what it cannot hold becomes a replacement character. */
  public String text(int field, Charset charset) {
    return new String(bytes, starts[field], ends[field] - starts[field], charset);
  }

  /** Whether a field is empty. */
  public boolean isEmpty(int field) {
    return starts[field] == ends[field];
  }

  /** A field as text; what is no UTF-8 becomes a replacement character. */
  public String text(int field) {
    return new String(bytes, starts[field], ends[field] - starts[field], StandardCharsets.UTF_8);
  }

  /** Whether a field is that ASCII word, in any case of letters. */
  public boolean isWord(int field, String lowerCase) {
    int start = starts[field];
    int length = lowerCase.length();
    if (ends[field] - start != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      int c = bytes[start + i];
      if (c >= 'A' && c <= 'Z') {
        c += 'a' - 'A';
      }
      if (c != lowerCase.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
