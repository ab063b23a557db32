package org.tenbin.log.vegeta;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The text report of vegeta: a name, the statistics in brackets, their values. Which statistics
 * stand there differs by version, so the brackets are read. Times are Go durations (<code>1m9.29s
 * </code>) and become milliseconds, the test's own durations seconds. Code 0 is a request without
 * an answer.
 */
public final class VegetaReport extends TextReader {
  private static final Pattern SIGN = Pattern.compile("(?m)^Latencies +\\[(?:min, )?mean, 50, ");

  private static final Pattern LINE =
      Pattern.compile("([A-Z][A-Za-z]*(?: [A-Z][A-Za-z]*)?) +\\[([^\\]]+)\\] +(\\S.*)");

  @Override
  public String name() {
    return "vegeta-report";
  }

  @Override
  public String recognisedBy() {
    return "\"Latencies     [min, mean, 50, 90, 95, 99, max]\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return line -> {
      Matcher parts = LINE.matcher(line.stripTrailing());
      if (parts.matches()) {
        report(parts.group(1), parts.group(2), parts.group(3), results);
      }
    };
  }

  private static void report(String of, String statistics, String text, Results results)
      throws UnreadableException {
    if (of.equals("Status Codes")) {
      statusCodes(text, results);
      return;
    }
    List<String> names = List.of(statistics.split(", *"));
    List<String> values = List.of(text.split(", *"));
    if (names.size() != values.size()) {
      results.reject(
          RejectReason.COLUMNS, values.size() + " values for " + names.size() + " statistics");
      return;
    }
    for (int i = 0; i < names.size(); i++) {
      value(of, names.get(i), values.get(i), results);
    }
  }

  private static void value(String of, String statistic, String value, Results results)
      throws UnreadableException {
    switch (of) {
      case "Requests" -> {
        if (statistic.equals("total")) {
          results.neutral("requests", "req", value);
        } else {
          results.higher(statistic, "req/s", value);
        }
      }
      case "Duration" -> results.neutral("duration_" + statistic, "s", time(value, true));
      case "Latencies" -> results.lower(latency(statistic), "ms", time(value, false));
      case "Bytes In" -> results.neutral("bytes_in_" + statistic, "B", value);
      case "Bytes Out" -> results.neutral("bytes_out_" + statistic, "B", value);
      case "Success" -> results.higher("success_ratio", "%", value.replace("%", ""));
      default -> results.use();
    }
  }

  /** The metric of a statistic of the latencies: a percentile where it is a number. */
  static String latency(String statistic) throws UnreadableException {
    if (statistic.isBlank()) {
      throw UnreadableException.shape("the name of a statistic", statistic);
    }
    return Character.isDigit(statistic.charAt(0))
        ? Percentiles.metric("latency", statistic)
        : "latency_" + statistic;
  }

  private static BigDecimal time(String value, boolean seconds) throws UnreadableException {
    return Durations.in(
        seconds ? TimeUnitName.SECOND : TimeUnitName.MILLISECOND, Durations.nanos(value));
  }

  private static void statusCodes(String text, Results results) throws UnreadableException {
    for (String pair : text.strip().split("\\s+", -1)) {
      int colon = pair.indexOf(':');
      if (colon <= 0) {
        throw UnreadableException.shape("code:count", pair);
      }
      String code = pair.substring(0, colon);
      results.add(
          "status_" + code,
          "req",
          code.startsWith("2") ? Better.HIGHER : Better.LOWER,
          Numbers.required(pair.substring(colon + 1)));
    }
  }
}
