package org.tenbin.log.lines;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.UnreadableException;

/** Times of log lines in UTC nanoseconds since the epoch. */
public final class Instants {
  private static final DateTimeFormatter COMMON_LOG =
      DateTimeFormatter.ofPattern("dd/MMM/uuuu:HH:mm:ss Z", Locale.ROOT);
  private static final DateTimeFormatter LOCAL =
      new DateTimeFormatterBuilder()
          .appendPattern("uuuu-MM-dd HH:mm:ss")
          .optionalStart()
          .appendFraction(ChronoField.NANO_OF_SECOND, 1, 9, true)
          .optionalEnd()
          .toFormatter(Locale.ROOT);

  private Instants() {}

  /** An ISO 8601 time with an offset: <code>2026-11-30T12:00:00.5+09:00</code>. */
  public static long iso(String text) throws UnreadableException {
    try {
      return nanos(OffsetDateTime.parse(text.strip()).toInstant());
    } catch (DateTimeException unreadable) {
      throw bad(text);
    }
  }

  /** A time of the common log format: <code>30/Nov/2026:12:00:00 +0900</code>. */
  public static long commonLog(String text) throws UnreadableException {
    try {
      return nanos(OffsetDateTime.parse(text.strip(), COMMON_LOG).toInstant());
    } catch (DateTimeException unreadable) {
      throw bad(text);
    }
  }

  /** A local time: <code>2026-11-30 12:00:00</code>. */
  public static long local(String text, ZoneId zone) throws UnreadableException {
    try {
      return nanos(LocalDateTime.parse(text.strip(), LOCAL).atZone(zone).toInstant());
    } catch (DateTimeException unreadable) {
      throw bad(text);
    }
  }

  /**
   * An epoch whose number of digits tells its unit (seconds, milli-, micro- or nanoseconds), or an
   * ISO time.
   */
  public static long epochOrIso(String text) throws UnreadableException {
    String stripped = text.strip();
    int digits = 0;
    while (digits < stripped.length() && Character.isDigit(stripped.charAt(digits))) {
      digits++;
    }
    if (digits < stripped.length() && stripped.charAt(digits) != '.') {
      return iso(stripped);
    }
    long scale;
    if (digits <= 11) {
      scale = Decimals.NANOS_OF_SECOND;
    } else if (digits <= 14) {
      scale = Decimals.NANOS_OF_MILLI;
    } else {
      scale = digits <= 17 ? Decimals.NANOS_OF_MICRO : 1;
    }
    return Decimals.nanos("the time", stripped, scale);
  }

  /** What relative times of a log begin at: option <code>start</code>, or the epoch. */
  public static long declaredStart(LogOptions options) throws LogRefusedException {
    String start = options.get("start").orElse("0");
    try {
      return epochOrIso(start);
    } catch (UnreadableException unreadable) {
      throw new LogRefusedException(
          "-D tenbin.start=" + start + " is neither an epoch nor a time as 2026-11-30T12:00:00Z");
    }
  }

  private static long nanos(Instant instant) throws UnreadableException {
    try {
      return Math.addExact(
          Math.multiplyExact(instant.getEpochSecond(), Decimals.NANOS_OF_SECOND),
          instant.getNano());
    } catch (ArithmeticException outOfRange) {
      throw bad(instant.toString());
    }
  }

  private static UnreadableException bad(String text) {
    return new UnreadableException(RejectReason.TIMESTAMP, "the time is " + text);
  }
}
