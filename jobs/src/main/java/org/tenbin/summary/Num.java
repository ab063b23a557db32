package org.tenbin.summary;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers as the tables write them: plain decimals, exact where the value is, empty for none. */
final class Num {
  static final int MILLI_DIGITS = 6;
  static final int SECOND_DIGITS = 9;

  /** From here on Double.toString writes an exponent. */
  private static final double MOST_PLAIN = 1e7;

  static final long NANOS_OF_MILLI = 1_000_000;
  static final long NANOS_OF_SECOND = 1_000_000_000;

  private Num() {}

  static String ms(long nanos) {
    return decimal(nanos, MILLI_DIGITS, NANOS_OF_MILLI);
  }

  static String ms(BigInteger nanos) {
    return nanos.bitLength() < Long.SIZE
        ? ms(nanos.longValue())
        : plain(new BigDecimal(nanos, MILLI_DIGITS));
  }

  static String seconds(long nanos) {
    return decimal(nanos, SECOND_DIGITS, NANOS_OF_SECOND);
  }

  /** A number of units below zero, each one ten to the power of -digits. */
  static String decimal(long value, int digits) {
    return plain(BigDecimal.valueOf(value, digits));
  }

  /** A number of units, each one ten to the power of -digits. */
  private static String decimal(long value, int digits, long unit) {
    if (value < 0) {
      return decimal(value, digits);
    }
    long rest = value % unit;
    StringBuilder text = new StringBuilder().append(value / unit);
    if (rest == 0) {
      return text.toString();
    }
    int decimals = digits;
    while (rest % 10 == 0) {
      rest /= 10;
      decimals--;
    }
    text.append('.');
    for (int i = digitsOf(rest); i < decimals; i++) {
      text.append('0');
    }
    return text.append(rest).toString();
  }

  private static int digitsOf(long value) {
    int digits = 1;
    for (long rest = value; rest > 9; rest /= 10) {
      digits++;
    }
    return digits;
  }

  static String msOf(double nanos) {
    return scaled(nanos, MILLI_DIGITS);
  }

  static String secondsOf(double nanos) {
    return scaled(nanos, SECOND_DIGITS);
  }

  /**
   * Mostly the shortest text of the double has plain digits and a point before the last one at
   * least; the point is then moved in the text.
   */
  private static String scaled(double nanos, int digits) {
    if (nanos >= 1 && nanos < MOST_PLAIN) {
      return moved(Double.toString(nanos), digits);
    }
    return Double.isFinite(nanos) ? plain(BigDecimal.valueOf(nanos).movePointLeft(digits)) : "";
  }

  private static String moved(String plain, int digits) {
    int point = plain.indexOf('.');
    StringBuilder text = new StringBuilder(plain.length() + digits);
    int whole = point - digits;
    text.append(whole > 0 ? plain.substring(0, whole) : "0").append('.');
    for (int i = whole; i < 0; i++) {
      text.append('0');
    }
    text.append(plain, Math.max(0, whole), point).append(plain, point + 1, plain.length());
    int end = text.length();
    while (text.charAt(end - 1) == '0') {
      end--;
    }
    return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
  }

  /** A double in the shortest form that reads back as the same double. */
  static String of(double value) {
    return Double.isFinite(value) ? plain(BigDecimal.valueOf(value)) : "";
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
