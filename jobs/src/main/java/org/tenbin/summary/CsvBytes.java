package org.tenbin.summary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines of a table in the making, as bytes: a summary has millions of values, and mostly each is
 * written where it goes. What needs quotes goes through the printer of {@link TableWriter#FORMAT}.
 */
final class CsvBytes {
  private byte[] bytes = new byte[1024];
  private int length;

  byte[] bytes() {
    return bytes;
  }

  int length() {
    return length;
  }

  void clear() {
    length = 0;
  }

  /** Appends a value of any kind; {@link TableText} makes it harmless. */
  void text(String value, boolean first) {
    String text = TableText.encode(value);
    if (!isPlain(text) || (first && text.isEmpty())) {
      StringBuilder printed = new StringBuilder();
      try {
        TableWriter.FORMAT.print(text, printed, first);
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
      raw(printed.toString().getBytes(StandardCharsets.UTF_8));
      return;
    }
    delimiter(first);
    ascii(text);
  }

  /** Whether the dialect writes a text as it is wherever it stands in a row. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain =
          (c >= '0' && c <= '9')
              || (c >= 'a' && c <= 'z')
              || (c >= 'A' && c <= 'Z')
              || c == '.'
              || c == '-'
              || c == '_';
      if (!plain) {
        return false;
      }
    }
    return true;
  }

  /** Appends a whole number. */
  void number(long value, boolean first) {
    delimiter(first);
    if (value < 0) {
      ascii(Long.toString(value));
      return;
    }
    reserve(20);
    digits(value, digitsOf(value));
  }

  /**
   * Appends a number of units, each one ten to the power of -digits, without needless zeros.
   *
   * @param unit ten to the power of digits
   */
  void decimal(long value, int digits, long unit, boolean first) {
    if (value < 0) {
      text(Num.decimal(value, digits), first);
      return;
    }
    delimiter(first);
    reserve(32);
    long whole = value / unit;
    digits(whole, digitsOf(whole));
    long rest = value - whole * unit;
    if (rest == 0) {
      return;
    }
    int decimals = digits;
    while (rest % 10 == 0) {
      rest /= 10;
      decimals--;
    }
    bytes[length++] = '.';
    digits(rest, decimals);
  }

  private static int digitsOf(long value) {
    int digits = 1;
    for (long rest = value; rest > 9; rest /= 10) {
      digits++;
    }
    return digits;
  }

  private void digits(long value, int count) {
    long rest = value;
    for (int i = length + count - 1; i >= length; i--) {
      long next = rest / 10;
      bytes[i] = (byte) ('0' + rest - next * 10);
      rest = next;
    }
    length += count;
  }

  private void delimiter(boolean first) {
    if (!first) {
      reserve(1);
      bytes[length++] = ',';
    }
  }

  /** Appends bytes as they are. */
  void raw(byte[] some) {
    reserve(some.length);
    System.arraycopy(some, 0, bytes, length, some.length);
    length += some.length;
  }

  @SuppressWarnings("deprecation") // the bytes of characters that are known to be ASCII
  private void ascii(String text) {
    int size = text.length();
    reserve(size);
    text.getBytes(0, size, bytes, length);
    length += size;
  }

  void endLine() {
    reserve(1);
    bytes[length++] = '\n';
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + more, bytes.length * 2));
    }
  }
}
