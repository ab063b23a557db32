package org.tenbin.log.syslog;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Event;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/** The lines of one system log. */
final class SyslogLines implements TextReader.LineParser {
  private static final Pattern LINE =
      Pattern.compile(
          "(?:(?:<\\d+>)?([A-Z][a-z]{2} +\\d{1,2} \\d\\d:\\d\\d:\\d\\d"
              + "|\\d{4}-\\d\\d-\\d\\dT[0-9:.]+(?:Z|[+-]\\d\\d:\\d\\d)) (\\S+) )?(.*)");

  private static final Pattern DROP =
      Pattern.compile(
          "kernel: +(?:\\[ *[0-9.]+\\] )?(?:(?:nf|ip)_conntrack: )+table full"
              + "(?: in netns \\d{1,18})?, dropping packet\\.?");

  private static final Pattern SUPPRESSED =
      Pattern.compile(
          "kernel: +(?:\\[ *[0-9.]+\\] )?\\S*(?:ratelimit|printk)\\S*:? (\\d{1,18})"
              + " (?:callbacks|messages) suppressed\\.?");

  private static final Pattern REPEATED =
      Pattern.compile(
          "(?:last message repeated (\\d{1,18}) times|.*?message repeated (\\d{1,18}) times:"
              + " \\[.*\\])");

  private static final String KIND = "conntrack-drop";
  private static final int MOST_HOSTS = 10_000;

  private final SyslogClock clock;
  private final Results results;
  private final Map<String, Boolean> lastWasDrop = new LinkedHashMap<>();

  SyslogLines(SyslogClock clock, Results results) {
    this.clock = clock;
    this.results = results;
  }

  @Override
  public void line(String whole) throws UnreadableException, IOException {
    Matcher line = LINE.matcher(whole.stripTrailing());
    if (!line.matches()) {
      results.reject(RejectReason.MALFORMED, "no line of a system log");
      return;
    }
    String date = line.group(1);
    String host = line.group(2) == null ? "" : line.group(2);
    String message = line.group(3);
    Matcher suppressed = SUPPRESSED.matcher(message);
    Matcher repeated = REPEATED.matcher(message);
    boolean behindDrop = lastWasDrop.getOrDefault(host, false);
    if (DROP.matcher(message).matches()) {
      event(date, host, 1, false, "table full, dropping packet");
      remember(host, true);
    } else if (behindDrop && suppressed.matches()) {
      event(date, host, Numbers.whole(suppressed.group(1)), true, "suppressed by the rate limit");
    } else if (behindDrop && repeated.matches()) {
      String count = repeated.group(1) == null ? repeated.group(2) : repeated.group(1);
      event(date, host, Numbers.whole(count), false, "message repeated");
    } else {
      remember(host, false);
      results.skip(SkipRule.OTHER_KIND);
    }
  }

  private void event(String date, String host, long count, boolean atLeast, String detail)
      throws UnreadableException, IOException {
    long timeNanos = date == null ? RequestSeries.NO_TIME : clock.nanos(date);
    results.event(new Event(KIND, host, timeNanos, 0, count, atLeast, detail));
  }

  private void remember(String host, boolean drop) {
    if (lastWasDrop.size() < MOST_HOSTS || lastWasDrop.containsKey(host)) {
      lastWasDrop.put(host, drop);
    }
  }
}
