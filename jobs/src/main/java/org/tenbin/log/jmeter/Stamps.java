package org.tenbin.log.jmeter;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.delimited.ByteNumbers;
import org.tenbin.log.delimited.Fields;

/**
 * Reads the column <code>timeStamp</code>: epoch milliseconds, a date and time, or a time of day.
 * What is a time in form but none that can be trusted (month 20; an epoch that a spreadsheet
 * rounded to <code>1.64797E+12</code>) is {@link RequestSeries#NO_TIME}.
 */
final class Stamps {
  /** Returned for what is no time stamp at all. */
  static final long UNREADABLE = Long.MAX_VALUE;

  private static final long NANOS_OF_MILLI = 1_000_000;
  private static final long NANOS_OF_SECOND = 1_000_000_000;
  private static final int EPOCH_MILLIS_DIGITS = 13;

  private static final Pattern ROUNDED = Pattern.compile("[0-9][0-9.,]*[eE]\\+?[0-9]{1,2}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}(\\.[0-9]+)?");
  private static final Pattern DATE_TIME =
      Pattern.compile(
          "([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})[T ]"
              + "([0-9]{1,2}):([0-9]{2}):([0-9]{2})(?:[.,]([0-9]{1,9}))?"
              + "\\s?(Z|[+-][0-9]{2}(?::?[0-9]{2})?)?");
  private static final Pattern TIME_OF_DAY =
      Pattern.compile("([0-9]{1,2}):([0-9]{2}):([0-9]{2})(?:[.,]([0-9]{1,9}))?");

  private final LocalClock clock;
  private final long numberScale;
  private final DateTimeFormatter declared;

  Stamps(LogOptions options) throws LogRefusedException {
    clock = new LocalClock(options);
    String format = options.get("timestamp_format").orElse("ms");
    numberScale = format.equals("s") ? NANOS_OF_SECOND : NANOS_OF_MILLI;
    declared = format.equals("ms") || format.equals("s") ? null : formatter(format);
  }

  /** Turns a pattern of Java's SimpleDateFormat into a strict one. */
  private static DateTimeFormatter formatter(String pattern) throws LogRefusedException {
    try {
      return new DateTimeFormatterBuilder()
          .parseCaseInsensitive()
          .appendPattern(pattern.replace('y', 'u'))
          .toFormatter(Locale.ROOT)
          .withResolverStyle(ResolverStyle.STRICT);
    } catch (IllegalArgumentException unknown) {
      throw new LogRefusedException(
          "-D tenbin.timestamp_format="
              + pattern
              + " is neither ms, s nor a date pattern such as yyyy/MM/dd HH:mm:ss.SSS");
    }
  }

  /**
   * The row's time in UTC nanoseconds, {@link RequestSeries#NO_TIME} or {@link #UNREADABLE}.
   *
   * @throws LogRefusedException where it is local and no zone is declared
   */
  long nanos(Fields fields, int column) throws LogRefusedException {
    int from = fields.start(column);
    int to = fields.end(column);
    if (to - from == EPOCH_MILLIS_DIGITS && declared == null) {
      long nanos = ByteNumbers.parseScaled(fields.bytes(), from, to, numberScale);
      if (nanos >= 0 && fields.bytes()[from] != ' ' && !isRounded(fields, column)) {
        return nanos;
      }
    }
    return nanos(fields.text(column).strip());
  }

  /** Whether a stamp was read that other rows before the first could have decided. */
  boolean isDependent() {
    return clock.isDependent();
  }

  private static boolean isRounded(Fields fields, int column) {
    byte[] bytes = fields.bytes();
    int third = fields.start(column) + 1;
    return bytes[third] == '.' || bytes[third] == 'E' || bytes[third] == 'e';
  }

  private long nanos(String text) throws LogRefusedException {
    if (declared != null) {
      return declaredNanos(text);
    }
    if (ROUNDED.matcher(text).matches()) {
      return RequestSeries.NO_TIME;
    }
    if (NUMBER.matcher(text).matches()) {
      byte[] padded = (text + "\0\0\0\0\0\0\0\0").getBytes(StandardCharsets.US_ASCII);
      long nanos = ByteNumbers.parseScaled(padded, 0, text.length(), numberScale);
      return nanos == ByteNumbers.INVALID ? UNREADABLE : nanos;
    }
    Matcher dateTime = DATE_TIME.matcher(text);
    if (dateTime.matches()) {
      return dateNanos(dateTime);
    }
    Matcher time = TIME_OF_DAY.matcher(text);
    return time.matches() ? timeNanos(time) : UNREADABLE;
  }

  private long declaredNanos(String text) throws LogRefusedException {
    try {
      TemporalAccessor parsed = declared.parse(text);
      if (parsed.isSupported(ChronoField.INSTANT_SECONDS)) {
        return nanos(Instant.from(parsed));
      }
      if (parsed.isSupported(ChronoField.OFFSET_SECONDS)) {
        return nanos(OffsetDateTime.from(parsed).toInstant());
      }
      return parsed.isSupported(ChronoField.EPOCH_DAY)
          ? nanos(clock.instant(LocalDateTime.from(parsed)))
          : nanos(clock.instant(LocalTime.from(parsed)));
    } catch (DateTimeException unreadable) {
      return UNREADABLE;
    }
  }

  private long dateNanos(Matcher m) throws LogRefusedException {
    LocalDateTime local;
    ZoneOffset offset = null;
    try {
      local = LocalDate.of(number(m, 1), number(m, 2), number(m, 3)).atTime(time(m, 4));
      if (m.group(8) != null) {
        offset = ZoneOffset.of(m.group(8));
      }
    } catch (DateTimeException impossible) {
      return RequestSeries.NO_TIME;
    }
    return nanos(offset == null ? clock.instant(local) : local.toInstant(offset));
  }

  private long timeNanos(Matcher m) throws LogRefusedException {
    try {
      return nanos(clock.instant(time(m, 1)));
    } catch (DateTimeException impossible) {
      return RequestSeries.NO_TIME;
    }
  }

  private static LocalTime time(Matcher m, int group) {
    String fraction = m.group(group + 3);
    int nanos = fraction == null ? 0 : Integer.parseInt((fraction + "00000000").substring(0, 9));
    return LocalTime.of(number(m, group), number(m, group + 1), number(m, group + 2), nanos);
  }

  private static int number(Matcher m, int group) {
    return Integer.parseInt(m.group(group));
  }

  private static long nanos(Instant instant) {
    if (instant == null) {
      return RequestSeries.NO_TIME;
    }
    try {
      return Math.addExact(
          Math.multiplyExact(instant.getEpochSecond(), NANOS_OF_SECOND), instant.getNano());
    } catch (ArithmeticException outOfRange) {
      return RequestSeries.NO_TIME;
    }
  }
}
