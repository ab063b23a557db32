package org.tenbin.log.events;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Event;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * Events as CSV, as the benchmark writes them beside its logs: <code>
 * time_us,kind,host,duration_us,count,detail</code>, in any order of columns.
 *
 * <ul>
 *   <li><code>time_us</code> is the epoch in microseconds; an empty one is an event of which is not
 *       known when it was
 *   <li><code>kind</code> is a word such as <code>load</code> or <code>gc-pause</code>
 *   <li><code>host</code>, <code>duration_us</code>, <code>count</code> and <code>detail</code> may
 *       be missing or empty: no host, an instant, one, nothing
 *   <li>other columns are left aside
 * </ul>
 */
public final class EventTable extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "\\A(?=[^\\r\\n]*\\btime_us\\b)(?=[^\\r\\n]*\\bkind\\b)[a-z_\",]+(?:\\R|\\z)");

  private static final String TIME = "time_us";
  private static final String KIND = "kind";

  @Override
  public String name() {
    return "events";
  }

  @Override
  public String recognisedBy() {
    return "a CSV header with time_us and kind";
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
    CsvRow.Header[] header = new CsvRow.Header[1];
    return line -> {
      List<String> fields = CsvLine.split(line);
      if (fields.contains(TIME) && fields.contains(KIND)) {
        results.skip(header[0] == null ? SkipRule.COMMENT : SkipRule.REPEATED_HEADER);
        header[0] = new CsvRow.Header(fields);
      } else if (header[0] == null) {
        throw UnreadableException.shape("a header with time_us and kind", line);
      } else {
        results.event(event(header[0].row(fields)));
      }
    };
  }

  private static Event event(CsvRow row) throws UnreadableException {
    String kind = row.get(KIND);
    if (kind.isEmpty()) {
      throw UnreadableException.shape("a kind of event", kind);
    }
    String duration = row.get("duration_us");
    String count = row.get("count");
    return new Event(
        kind,
        row.get("host"),
        row.get(TIME).isEmpty() ? RequestSeries.NO_TIME : micros(row.get(TIME)),
        duration.isEmpty() ? 0 : notNegative(micros(duration), RejectReason.NEGATIVE_LATENCY),
        count.isEmpty() ? 1 : notNegative(Numbers.whole(count), RejectReason.NUMBER),
        false,
        row.get("detail"));
  }

  private static long micros(String text) throws UnreadableException {
    BigDecimal number = Numbers.required(text);
    return Durations.nanos(number, TimeUnitName.MICROSECOND);
  }

  private static long notNegative(long number, RejectReason reason) throws UnreadableException {
    if (number < 0) {
      throw new UnreadableException(reason, "below zero: " + number);
    }
    return number;
  }
}
