package org.tenbin.log.gc;

import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Event;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * Pauses of the garbage collector as events <code>gc-pause</code>.
 *
 * <ul>
 *   <li>unified logging (Java 9 and later, <code>-Xlog:gc:file:time</code>): <code>
 *       [2026-11-30T00:00:00.123+0900][info][gc] GC(12) Pause Young ... 3.456ms</code>; the stamp
 *       is the end of the pause
 *   <li>Java 6 to 8 (<code>-Xloggc -XX:+PrintGCDateStamps</code>): <code>
 *       2013-02-11T00:06:49.123+0900: 12.345: [GC ... 0.0123456 secs]</code>; the stamp is its
 *       beginning, and the first duration in seconds on the line that closes the collection is its
 *       length
 *   <li>a log with seconds of uptime only has pauses but not when: the event has no time
 *   <li>concurrent phases stop nobody and are left out
 * </ul>
 */
public final class GcLog extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^(?:\\[[^\\]\\r\\n]{1,40}\\])++ ?GC\\(\\d+\\) "
              + "|^(?:\\d{4}-\\S{8,40}: )?[0-9.]+: \\[(?:Full )?GC");

  private static final Pattern UNIFIED =
      Pattern.compile("((?:\\[[^\\]]{1,40}\\])++) ?GC\\(\\d+\\) (Pause .*) ([0-9.]+ms)");

  private static final Pattern OLD =
      Pattern.compile(
          "(?:(\\d{4}-\\S{8,40}): )?[0-9.]+: \\[((?:Full )?GC).*?, ([0-9.]+) secs\\].*");

  private static final Pattern DATE =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[.,]\\d{3}[+-]\\d{4}");

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSxx", Locale.ROOT);

  private static final String KIND = "gc-pause";

  @Override
  public String name() {
    return "gc";
  }

  @Override
  public String recognisedBy() {
    return "\"[TIME][info][gc] GC(N) ...\" or \"DATE: UPTIME: [GC ...\"";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.EVENTS);
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return line -> {
      Matcher unified = UNIFIED.matcher(line.strip());
      Matcher old = OLD.matcher(line.strip());
      if (unified.matches()) {
        long durationNanos = Durations.nanos(unified.group(3));
        long endNanos = time(unified.group(1));
        long startNanos = endNanos == RequestSeries.NO_TIME ? endNanos : endNanos - durationNanos;
        results.event(new Event(KIND, "", startNanos, durationNanos, 1, false, unified.group(2)));
      } else if (old.matches()) {
        long durationNanos = Durations.nanos(Numbers.required(old.group(3)), TimeUnitName.SECOND);
        long startNanos = old.group(1) == null ? RequestSeries.NO_TIME : time(old.group(1));
        results.event(new Event(KIND, "", startNanos, durationNanos, 1, false, old.group(2)));
      } else {
        results.skip(SkipRule.OTHER_KIND);
      }
    };
  }

  private static long time(String decorations) throws UnreadableException {
    Matcher date = DATE.matcher(decorations);
    if (!date.find()) {
      return RequestSeries.NO_TIME;
    }
    try {
      OffsetDateTime time = OffsetDateTime.parse(date.group().replace(',', '.'), STAMP);
      return Math.addExact(
          Math.multiplyExact(time.toEpochSecond(), 1_000_000_000L), time.getNano());
    } catch (DateTimeException | ArithmeticException wrong) {
      throw new UnreadableException(RejectReason.TIMESTAMP, "no date: " + date.group());
    }
  }
}
