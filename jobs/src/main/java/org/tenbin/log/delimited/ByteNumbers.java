package org.tenbin.log.delimited;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.tenbin.log.text.Numbers;

/** Reads decimal numbers from bytes, in place and exactly. */
public final class ByteNumbers {
  /** Returned for a text that is no number or does not fit a long. */
  public static final long INVALID = Long.MIN_VALUE;

  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int MOST_CHARACTERS = 64;
  private static final int SAFE_DIGITS = 18;
  private static final int MOST_DECIMALS = 9;

  private ByteNumbers() {}

  /**
   * A whole number, with or without a sign.
   *
   * @return the number, or {@link #INVALID}
   */
  public static long parseLong(byte[] bytes, int from, int to) {
    return parseScaled(bytes, from, to, 1);
  }

  /**
   * A decimal number times a scale, rounded half up to a whole number: <code>12.5</code> ms with
   * the scale 1,000,000 is 12,500,000 ns. What is too small becomes zero, but one that no double
   * holds (an exponent below -400) is no number.
   *
   * @param bytes array that is readable for eight bytes behind <code>to</code>
   * @param scale a power of ten
   * @return the number, or {@link #INVALID}
   */
  public static long parseScaled(byte[] bytes, int from, int to, long scale) {
    int length = to - from;
    if (length == 0) {
      return INVALID;
    }
    if (length > SAFE_DIGITS) {
      return parseAny(bytes, from, to, scale);
    }
    long value = 0;
    int i = from;
    while (to - i >= Long.BYTES) {
      long word = (long) WORD.get(bytes, i);
      if (Digits.count(word) < Long.BYTES) {
        break;
      }
      value = value * Digits.power(Long.BYTES) + Digits.eight(word);
      i += Long.BYTES;
    }
    while (i < to && Digits.is(bytes[i])) {
      value = value * 10 + bytes[i++] - '0';
    }
    if (i == to) {
      return scaled(value, scale);
    }
    boolean decimal = i > from && bytes[i] == '.' && to - i <= MOST_DECIMALS + 1;
    return decimal
        ? parseDecimals(bytes, from, i, to, value, scale)
        : parseAny(bytes, from, to, scale);
  }

  /** A decimal number of which the whole part was read, with no more decimals than the scale. */
  private static long parseDecimals(
      byte[] bytes, int from, int point, int to, long whole, long scale) {
    long fraction = 0;
    int i = point + 1;
    while (i < to && Digits.is(bytes[i])) {
      fraction = fraction * 10 + bytes[i++] - '0';
    }
    int decimals = to - point - 1;
    long unit = Digits.power(decimals);
    long high = scaled(whole, scale);
    if (i < to || decimals == 0 || scale < unit || high == INVALID) {
      return parseAny(bytes, from, to, scale);
    }
    long value = high + fraction * (scale / unit);
    return value < 0 ? INVALID : value;
  }

  private static long scaled(long value, long scale) {
    if (scale == 1) {
      return value;
    }
    long high = Math.multiplyHigh(value, scale);
    long low = value * scale;
    return high == 0 && low >= 0 ? low : INVALID;
  }

  /** Signs, decimal points, exponents and many digits: rare, so plain rather than fast. */
  private static long parseAny(byte[] bytes, int from, int to, long scale) {
    int start = from;
    int end = to;
    while (start < end && bytes[start] == ' ') {
      start++;
    }
    while (start < end && bytes[end - 1] == ' ') {
      end--;
    }
    if (end == start || end - start > MOST_CHARACTERS) {
      return INVALID;
    }
    for (int i = start; i < end; i++) {
      int c = bytes[i];
      boolean known =
          (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
      if (!known) {
        return INVALID;
      }
    }
    try {
      BigDecimal number =
          new BigDecimal(new String(bytes, start, end - start, StandardCharsets.US_ASCII));
      if (!Numbers.isBounded(number)
          || number.precision() - (long) number.scale() > SAFE_DIGITS + 2L) {
        return INVALID;
      }
      long value =
          number
              .multiply(BigDecimal.valueOf(scale))
              .setScale(0, RoundingMode.HALF_UP)
              .longValueExact();
      return value == INVALID ? INVALID : value;
    } catch (NumberFormatException | ArithmeticException unfit) {
      return INVALID;
    }
  }
}
