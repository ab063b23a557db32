package org.tenbin.log.lines;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/** Numbers of requests: latencies in nanoseconds, counts and bytes, each with its name. */
public final class Decimals {
  public static final long NANOS_OF_MICRO = 1_000;
  public static final long NANOS_OF_MILLI = 1_000_000;
  public static final long NANOS_OF_SECOND = 1_000_000_000;

  private Decimals() {}

  /**
   * A number of units in nanoseconds, rounded half up.
   *
   * @throws UnreadableException where it is no number, or does not fit 64 bits
   */
  public static long nanos(String what, String text, long scaleNanos) throws UnreadableException {
    return fit(what, decimal(what, text).multiply(BigDecimal.valueOf(scaleNanos)));
  }

  /**
   * A whole number.
   *
   * @throws UnreadableException where it is none, or does not fit 64 bits
   */
  public static long whole(String what, String text) throws UnreadableException {
    BigDecimal number = decimal(what, text);
    if (number.stripTrailingZeros().scale() > 0) {
      throw new UnreadableException(RejectReason.NUMBER, what + " is " + text);
    }
    return fit(what, number);
  }

  /** A number of bytes, or -1 for an empty field or a dash. */
  public static long bytes(String text) throws UnreadableException {
    String stripped = text.strip();
    if (stripped.isEmpty() || stripped.equals("-")) {
      return -1;
    }
    long bytes = whole("bytes", stripped);
    if (bytes < 0) {
      throw new UnreadableException(RejectReason.NUMBER, "bytes is " + stripped);
    }
    return bytes;
  }

  /** A decimal number that must be there. */
  public static BigDecimal decimal(String what, String text) throws UnreadableException {
    try {
      return Numbers.required(text);
    } catch (UnreadableException unreadable) {
      throw new UnreadableException(unreadable.reason(), what + ": " + unreadable.getMessage());
    }
  }

  private static long fit(String what, BigDecimal number) throws UnreadableException {
    BigDecimal rounded = number.setScale(0, RoundingMode.HALF_UP);
    if (rounded.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
      throw new UnreadableException(
          RejectReason.IMPOSSIBLE, what + " does not fit 64 bits: " + number.toPlainString());
    }
    return rounded.longValueExact();
  }

  /** The end less a duration: the start of what a tool logs when it is over. */
  public static long start(long endNanos, long latencyNanos) throws UnreadableException {
    try {
      return Math.subtractExact(endNanos, latencyNanos);
    } catch (ArithmeticException outOfRange) {
      throw new UnreadableException(RejectReason.IMPOSSIBLE, "the request began before 1677");
    }
  }
}
