package org.tenbin.log.syslog;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.UnreadableException;

/** Turns the dates of a system log into UTC nanoseconds. */
final class SyslogClock {
  private static final DateTimeFormatter BSD =
      DateTimeFormatter.ofPattern("yyyy MMM d HH:mm:ss", Locale.ENGLISH);

  private static final Pattern BLANKS = Pattern.compile(" +");
  private static final Pattern YEAR = Pattern.compile("[0-9]{4}");
  private static final int HALF_A_YEAR = 6;

  private final LogOptions options;
  private int yearsGone;
  private int lastMonth;

  SyslogClock(LogOptions options) {
    this.options = options;
  }

  /** The time of a date with its offset, or of a BSD date under the declared year and zone. */
  long nanos(String date) throws UnreadableException, LogRefusedException {
    try {
      if (Character.isDigit(date.charAt(0))) {
        return nanos(OffsetDateTime.parse(date));
      }
      return nanos(bsd(date).atZone(zone()).toOffsetDateTime());
    } catch (DateTimeException | ArithmeticException wrong) {
      throw new UnreadableException(RejectReason.TIMESTAMP, "no date of that year: " + date);
    }
  }

  private LocalDateTime bsd(String date) throws LogRefusedException {
    int year = year() + yearsGone;
    LocalDateTime time = LocalDateTime.parse(year + " " + single(date), BSD);
    if (lastMonth - time.getMonthValue() > HALF_A_YEAR) {
      yearsGone++;
      time = time.plusYears(1);
    }
    lastMonth = time.getMonthValue();
    return time;
  }

  private static String single(String date) {
    return BLANKS.matcher(date).replaceAll(" ");
  }

  private ZoneId zone() throws LogRefusedException {
    return options.zone();
  }

  private int year() throws LogRefusedException {
    Optional<String> year = options.get("year");
    Matcher digits = YEAR.matcher(year.orElse(""));
    if (!digits.matches()) {
      throw new LogRefusedException(
          "the dates have no year: declare the first one's with -D tenbin.year=2013"
              + year.map(y -> ", not " + y).orElse(""));
    }
    return Integer.parseInt(digits.group());
  }

  private static long nanos(OffsetDateTime time) {
    return Math.addExact(Math.multiplyExact(time.toEpochSecond(), 1_000_000_000L), time.getNano());
  }
}
