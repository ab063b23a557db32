package org.tenbin.summary;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers as the tables write them: plain decimals, exact where the value is, empty for none. */
final class Num {
  private static final int MILLI_DIGITS = 6;
  private static final int SECOND_DIGITS = 9;
  private static final long NANOS_OF_MILLI = 1_000_000;
  private static final long NANOS_OF_SECOND = 1_000_000_000;

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

  /** A number of units, each one ten to the power of -digits. */
  private static String decimal(long value, int digits, long unit) {
    if (value < 0) {
      return plain(BigDecimal.valueOf(value, digits));
    }
    long rest = value % unit;
    if (rest == 0) {
      return Long.toString(value / unit);
    }
    int decimals = digits;
    while (rest % 10 == 0) {
      rest /= 10;
      decimals--;
    }
    String fraction = Long.toString(rest);
    return value / unit + "." + "0".repeat(decimals - fraction.length()) + fraction;
  }

  static String msOf(double nanos) {
    return scaled(nanos, MILLI_DIGITS);
  }

  static String secondsOf(double nanos) {
    return scaled(nanos, SECOND_DIGITS);
  }

  private static String scaled(double nanos, int digits) {
    return Double.isFinite(nanos) ? plain(BigDecimal.valueOf(nanos).movePointLeft(digits)) : "";
  }

  /** A double in the shortest form that reads back as the same double. */
  static String of(double value) {
    return Double.isFinite(value) ? plain(BigDecimal.valueOf(value)) : "";
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
