package org.tenbin.log.lines;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.tenbin.log.RejectReason;

/** Numbers of log lines, exactly. */
public final class Decimals {
  public static final long NANOS_OF_MICRO = 1_000;
  public static final long NANOS_OF_MILLI = 1_000_000;
  public static final long NANOS_OF_SECOND = 1_000_000_000;

  private static final int MOST_CHARACTERS = 64;
  private static final int MOST_DIGITS = 40;

  private Decimals() {}

  /**
   * A number of units in nanoseconds, rounded half up.
   *
   * @throws BadRecordException where it is no number, or does not fit 64 bits
   */
  public static long nanos(String what, String text, long scaleNanos) throws BadRecordException {
    return fit(what, decimal(what, text).multiply(BigDecimal.valueOf(scaleNanos)));
  }

  /**
   * A whole number.
   *
   * @throws BadRecordException where it is none, or does not fit 64 bits
   */
  public static long whole(String what, String text) throws BadRecordException {
    BigDecimal number = decimal(what, text);
    if (number.stripTrailingZeros().scale() > 0) {
      throw new BadRecordException(RejectReason.NUMBER, what + " is " + text);
    }
    return fit(what, number);
  }

  /** A number of bytes, or -1 for an empty field or a dash. */
  public static long bytes(String text) throws BadRecordException {
    String stripped = text.strip();
    if (stripped.isEmpty() || stripped.equals("-")) {
      return -1;
    }
    long bytes = whole("bytes", stripped);
    if (bytes < 0) {
      throw new BadRecordException(RejectReason.NUMBER, "bytes is " + stripped);
    }
    return bytes;
  }

  /** A decimal number of moderate size. */
  public static BigDecimal decimal(String what, String text) throws BadRecordException {
    String stripped = text.strip();
    try {
      if (stripped.length() <= MOST_CHARACTERS) {
        BigDecimal number = new BigDecimal(stripped);
        long digits = number.precision() - (long) number.scale();
        if (digits <= MOST_DIGITS && number.scale() <= MOST_CHARACTERS) {
          return number;
        }
      }
    } catch (NumberFormatException noNumber) {
      throw new BadRecordException(RejectReason.NUMBER, what + " is " + stripped);
    }
    throw new BadRecordException(RejectReason.IMPOSSIBLE, what + " is " + stripped);
  }

  private static long fit(String what, BigDecimal number) throws BadRecordException {
    BigDecimal rounded = number.setScale(0, RoundingMode.HALF_UP);
    if (rounded.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
      throw new BadRecordException(
          RejectReason.IMPOSSIBLE, what + " does not fit 64 bits: " + number.toPlainString());
    }
    return rounded.longValueExact();
  }

  /** The end less a duration: the start of what a tool logs when it is over. */
  public static long start(long endNanos, long latencyNanos) throws BadRecordException {
    try {
      return Math.subtractExact(endNanos, latencyNanos);
    } catch (ArithmeticException outOfRange) {
      throw new BadRecordException(RejectReason.IMPOSSIBLE, "the request began before 1677");
    }
  }
}
