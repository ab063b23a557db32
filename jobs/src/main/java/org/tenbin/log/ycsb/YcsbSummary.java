package org.tenbin.log.ycsb;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * What YCSB prints at the end of a run, <code>[OPERATION], metric, value</code>, and its status
 * lines. The label is the operation.
 *
 * <ul>
 *   <li><code>READ-FAILED</code> is of the label <code>READ</code>, under names that begin with
 *       <code>failed_</code>: YCSB counts these operations apart, and their latencies too
 *   <li>an operation that was never done has no latency: zeros, NaN and the largest number of 64
 *       bits, which YCSB prints then, are undefined
 *   <li><code>Return=NOT_FOUND</code> is <code>return_not_found</code>; such operations are among
 *       those of <code>READ-FAILED</code> and must not be added to them
 *   <li>the throughput is YCSB's own, in which failed operations count
 *   <li>status lines give <code>interval_...</code>, statistics of a part of the run, and <code>
 *       failed_interval_...</code> likewise
 *   <li>rows of numbers, <code>[READ], 3, 17</code>, are buckets or a time series of the same
 *       operations; a file with an open bucket is read as a histogram
 * </ul>
 */
public final class YcsbSummary extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^(?:\\[OVERALL\\], *RunTime\\(ms\\), |YCSB Client \\d"
              + "|\\[[^\\]\\r\\n]{1,80}\\], *(?:Operations|AverageLatency\\(us\\)), )");

  private static final Pattern RESULT =
      Pattern.compile("\\[([^\\]]{1,200})\\], *([^,]{1,200}), *(\\S{1,100})\\s*");

  private static final Pattern LATENCY =
      Pattern.compile(
          "(?:(Average|Min|Max)|([0-9.]+)(?:st|nd|rd|th)?Percentile)Latency\\((us|ms)\\)");

  private static final Pattern STATUS =
      Pattern.compile(".{0,60}?\\b\\d+ sec: +\\d+ operations;(?: ([0-9.]+) current ops/sec;)?(.*)");

  private static final Pattern INTERVAL = Pattern.compile("\\[([A-Z_-]{1,60}): ([^\\]]{1,400})\\]");
  private static final String FAILED = "-FAILED";

  @Override
  public String name() {
    return "ycsb";
  }

  @Override
  public String recognisedBy() {
    return "lines \"[OPERATION], Operations, N\", or \"YCSB Client N\"";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    Map<String, BigDecimal> operations = new HashMap<>();
    return line -> {
      Matcher result = RESULT.matcher(line);
      Matcher status = STATUS.matcher(line);
      if (result.matches()) {
        result(result.group(1), result.group(2), result.group(3), operations, results);
      } else if (status.matches()) {
        status(status, results);
      }
    };
  }

  private static void result(
      String section, String metric, String value, Map<String, BigDecimal> done, Results results)
      throws UnreadableException {
    switch (section) {
      case "OVERALL" -> {
        results.label(null);
        if (metric.equals("RunTime(ms)")) {
          results.lower("elapsed", "ms", value);
        } else if (metric.equals("Throughput(ops/sec)")) {
          results.higher("throughput", "ops/s", value);
        }
      }
      case "TOTAL_GC_TIME" -> gc("gc_time", "ms", value, results);
      case "TOTAL_GCs" -> gc("gc_count", "", value, results);
      default -> {
        if (section.startsWith("TOTAL_GC")) {
          results.skip(SkipRule.AGGREGATE);
        } else {
          operation(section, metric, value, done, results);
        }
      }
    }
  }

  private static void gc(String metric, String unit, String value, Results results)
      throws UnreadableException {
    results.label(null);
    results.lower(metric, unit, value);
  }

  private static void operation(
      String section, String metric, String value, Map<String, BigDecimal> done, Results results)
      throws UnreadableException {
    boolean failed = section.endsWith(FAILED);
    String prefix = label(section, results);
    Matcher latency = LATENCY.matcher(metric);
    if (metric.equals("Operations")) {
      BigDecimal count = Numbers.required(value);
      done.put(section, count);
      results.add(prefix + "operations", "ops", failed ? Better.LOWER : Better.NEITHER, count);
    } else if (latency.matches()) {
      boolean none = done.getOrDefault(section, BigDecimal.ONE).signum() == 0;
      results.lower(
          prefix + latency(latency),
          latency.group(3),
          none ? null : Numbers.measured(value).orElse(null));
    } else if (metric.startsWith("Return=")) {
      String code = metric.substring("Return=".length()).toLowerCase(Locale.ROOT);
      Better better = code.equals("ok") || code.equals("0") ? Better.HIGHER : Better.LOWER;
      results.add(prefix + "return_" + code, "ops", better, Numbers.required(value));
    } else {
      results.skip(SkipRule.AGGREGATE);
    }
  }

  /** Sets the label of a section, and gives what the names of its metrics begin with. */
  private static String label(String section, Results results) {
    boolean failed = section.endsWith(FAILED);
    results.label(failed ? section.substring(0, section.length() - FAILED.length()) : section);
    return failed ? "failed_" : "";
  }

  private static String latency(Matcher latency) throws UnreadableException {
    if (latency.group(2) != null) {
      return Percentiles.metric("latency", latency.group(2));
    }
    String statistic = latency.group(1).toLowerCase(Locale.ROOT);
    return "latency_" + statistic.replace("average", "mean");
  }

  private static void status(Matcher status, Results results) throws UnreadableException {
    results.label(null);
    if (status.group(1) != null) {
      results.higher("interval_throughput", "ops/s", status.group(1));
    } else {
      results.skip(SkipRule.COMMENT);
    }
    Matcher interval = INTERVAL.matcher(status.group(2));
    while (interval.find()) {
      String prefix = label(interval.group(1), results);
      for (String pair : interval.group(2).split(",", -1)) {
        int equals = pair.indexOf('=');
        if (equals > 0) {
          interval(prefix, pair.substring(0, equals).strip(), pair.substring(equals + 1), results);
        }
      }
    }
  }

  private static void interval(String prefix, String statistic, String value, Results results)
      throws UnreadableException {
    switch (statistic) {
      case "Count" ->
          results.add(
              prefix + "interval_operations",
              "ops",
              prefix.isEmpty() ? Better.NEITHER : Better.LOWER,
              Numbers.required(value));
      case "Max" -> results.lower(prefix + "interval_latency_max", "us", value);
      case "Min" -> results.lower(prefix + "interval_latency_min", "us", value);
      case "Avg" -> results.lower(prefix + "interval_latency_mean", "us", value);
      default ->
          results.lower(prefix + Percentiles.metric("interval_latency", statistic), "us", value);
    }
  }
}
