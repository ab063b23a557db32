package org.tenbin.log.access;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestRecord;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Codes;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.Instants;
import org.tenbin.log.text.UnreadableException;

/**
 * A line of an access log, as named values.
 *
 * <ul>
 *   <li>Latency: the value that option <code>field</code> names, else the first there is of
 *       response_time, request_time, reqtime, rt, duration, apptime, taken, time_taken. A dash is
 *       "not measured"; a list of upstream times (<code>0.1, 0.2</code>, <code>0.1 : 0.2</code>) is
 *       added up, dashes in it aside.
 *   <li>Its unit is option <code>unit</code> (s, ms, us, ns). Where none is declared a number with
 *       a decimal point is seconds (nginx); a whole number may be anything (Apache's %D is
 *       microseconds, %T seconds), and is a reject.
 *   <li>Time: time, timestamp, @timestamp, time_local, time_iso8601, msec, date; taken as the
 *       start.
 *   <li>A status from 200 to 399 is success.
 *   <li>The field <code>label</code> is the method and the path without its query.
 * </ul>
 */
final class AccessRecord {
  static final List<LogReader.Option> OPTIONS =
      List.of(
          new LogReader.Option("unit", "unit of whole-number latencies: s, ms, us or ns"),
          new LogReader.Option("field", "name of the latency's field (default: usual names)"),
          new LogReader.Option("charset", "charset of text (default UTF-8)"));

  /** The name that the last field of a combined line has here. */
  static final String LAST = "last";

  private static final List<String> LATENCIES =
      List.of(
          "response_time",
          "request_time",
          "reqtime",
          "rt",
          "duration",
          "apptime",
          "taken",
          "time_taken",
          LAST);
  private static final List<String> TIMES =
      List.of("time", "timestamp", "@timestamp", "time_local", "time_iso8601", "msec", "date");
  private static final List<String> METHODS = List.of("method", "request_method", "req_method");
  private static final List<String> PATHS = List.of("uri", "request_uri", "path", "url");
  private static final List<String> STATUSES = List.of("status", "status_code", "code");
  private static final List<String> SIZES =
      List.of("body_bytes", "body_bytes_sent", "bytes_sent", "bytes", "size");
  private static final Map<String, Long> UNITS =
      Map.of(
          "s", Decimals.NANOS_OF_SECOND,
          "ms", Decimals.NANOS_OF_MILLI,
          "us", Decimals.NANOS_OF_MICRO,
          "ns", 1L);

  private final List<String> latencies;
  private final Long declaredNanos;

  AccessRecord(LogOptions options) throws LogRefusedException {
    latencies = options.get("field").map(List::of).orElse(LATENCIES);
    String unit = options.get("unit").orElse("");
    declaredNanos = UNITS.get(unit.toLowerCase(Locale.ROOT));
    if (declaredNanos == null && !unit.isEmpty()) {
      throw new LogRefusedException("-D tenbin.unit=" + unit + " is none of s, ms, us, ns");
    }
  }

  /** Whether a line with these values says how long it took, be it a dash. */
  boolean hasLatency(Map<String, String> values) {
    return first(values, latencies) != null;
  }

  /** Decides a line. */
  void use(Map<String, String> values, Fate fate) throws UnreadableException {
    String latency = first(values, latencies);
    if (latency == null) {
      throw new UnreadableException(
          RejectReason.MALFORMED, "no field tells the latency (-D tenbin.field= names it)");
    }
    String[] parts = latency.split("[,:]|\\s-\\s", -1);
    long latencyNanos = 0;
    boolean measured = false;
    for (String part : parts) {
      String stripped = part.strip();
      if (!stripped.isEmpty() && !stripped.equals("-")) {
        latencyNanos = Decimals.start(latencyNanos, -nanos(stripped));
        measured = true;
      }
    }
    if (!measured) {
      fate.skip(SkipRule.NOT_MEASURED);
      return;
    }
    fate.use(request(values, fate.request()).latencyNanos(latencyNanos));
  }

  private long nanos(String text) throws UnreadableException {
    if (declaredNanos == null && text.indexOf('.') < 0) {
      throw new UnreadableException(
          RejectReason.UNIT,
          "the latency is " + text + " of an unknown unit; declare -D tenbin.unit=s, ms, us or ns");
    }
    long scale = declaredNanos == null ? Decimals.NANOS_OF_SECOND : declaredNanos;
    long nanos = Decimals.nanos("the latency", text, scale);
    if (nanos < 0) {
      throw new UnreadableException(RejectReason.NEGATIVE_LATENCY, "the latency is " + text);
    }
    return nanos;
  }

  private RequestRecord request(Map<String, String> values, RequestRecord request)
      throws UnreadableException {
    String status = first(values, STATUSES);
    String size = first(values, SIZES);
    if (status == null) {
      throw new UnreadableException(RejectReason.STATUS, "no field tells the status");
    }
    values.forEach(request::field);
    return request
        .field("label", label(values))
        .startNanos(start(first(values, TIMES)))
        .bytes(size == null ? RequestSeries.NO_BYTES : Decimals.bytes(size))
        .outcome(Codes.http(Decimals.whole("status", status)));
  }

  private static long start(String time) throws UnreadableException {
    if (time == null || time.isEmpty()) {
      return RequestSeries.NO_TIME;
    }
    boolean bracketed = time.startsWith("[") && time.endsWith("]");
    String bare = bracketed ? time.substring(1, time.length() - 1) : time;
    return bare.indexOf('/') >= 0 ? Instants.commonLog(bare) : Instants.epochOrIso(bare);
  }

  private static String label(Map<String, String> values) {
    String path = first(values, PATHS);
    String method = first(values, METHODS);
    String request = values.getOrDefault("request", values.getOrDefault("req", ""));
    String whole = path == null ? request : (method == null ? "" : method + " ") + path;
    String[] words = whole.split(" ", 3);
    String shown = words.length > 1 ? words[0] + " " + words[1] : whole;
    int query = shown.indexOf('?');
    return query < 0 ? shown : shown.substring(0, query);
  }

  private static String first(Map<String, String> values, List<String> names) {
    for (String name : names) {
      String value = values.get(name);
      if (value != null) {
        return value;
      }
    }
    return null;
  }
}
