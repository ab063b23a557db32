package org.tenbin.datagen.simulate;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;

/**
 * Rows of text in a growing byte array: numbers are written digit by digit, nothing is allocated.
 */
final class RowBuffer {
  /** More than the longest row. */
  private static final int ROOM = 160;

  private byte[] bytes = new byte[1 << 12];
  private int length;

  /** Makes room for one row. */
  RowBuffer row() {
    if (bytes.length - length < ROOM) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
    return this;
  }

  RowBuffer number(long value) {
    int digits = 1;
    for (long rest = value; rest >= 10; rest /= 10) {
      digits++;
    }
    long rest = value;
    for (int at = length + digits - 1; at >= length; at--) {
      bytes[at] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    length += digits;
    return this;
  }

  RowBuffer ascii(char c) {
    bytes[length++] = (byte) c;
    return this;
  }

  RowBuffer ascii(byte[] text) {
    System.arraycopy(text, 0, bytes, length, text.length);
    length += text.length;
    return this;
  }

  byte[] copy() {
    return Arrays.copyOf(bytes, length);
  }

  static byte[] bytes(String text) {
    return text.getBytes(US_ASCII);
  }
}
