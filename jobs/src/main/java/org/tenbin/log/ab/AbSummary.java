package org.tenbin.log.ab;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The text that ab (ApacheBench) prints. Connection times and percentiles are whole milliseconds
 * (older versions) or decimals; a K of the transfer rate is 1024 bytes. <code>Time per request
 * </code> stands twice: as one client sees it, and divided by the number of clients.
 */
public final class AbSummary extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^(?:This is ApacheBench, Version |Concurrency Level: +\\d)");

  private static final List<String> STATISTICS = List.of("min", "mean", "stdev", "median", "max");

  private static final LineRules RULES =
      new LineRules()
          .on("Concurrency Level: +(\\d+)", (m, r) -> r.neutral("concurrency", "", m.group(1)))
          .on(
              "Time taken for tests: +(\\S+) seconds",
              (m, r) -> r.lower("elapsed", "s", m.group(1)))
          .on("Complete requests: +(\\d+)", (m, r) -> r.neutral("requests", "req", m.group(1)))
          .on("Failed requests: +(\\d+)", (m, r) -> r.lower("failed", "req", m.group(1)))
          .on("Write errors: +(\\d+)", (m, r) -> r.lower("write_errors", "req", m.group(1)))
          .on("Non-2xx responses: +(\\d+)", (m, r) -> r.lower("non_2xx", "req", m.group(1)))
          .on(
              "Total transferred: +(\\d+) bytes",
              (m, r) -> r.neutral("transferred", "B", m.group(1)))
          .on(
              "Requests per second: +(\\S+) \\[#/sec\\].*",
              (m, r) -> r.higher("throughput", "req/s", m.group(1)))
          .on(
              "Time per request: +(\\S+) \\[ms\\] \\(mean\\)",
              (m, r) -> r.lower("latency_mean", "ms", m.group(1)))
          .on(
              "Time per request: +(\\S+) \\[ms\\] \\(mean, across all concurrent requests\\)",
              (m, r) -> r.lower("time_per_request_all_clients", "ms", m.group(1)))
          .on(
              "Transfer rate: +(\\S+) \\[Kbytes/sec\\] received",
              (m, r) -> r.higher("transfer_rate", "KiB/s", m.group(1)))
          .on(
              "(Connect|Processing|Waiting|Total): +(\\S+) +(\\S+) +(\\S+) +(\\S+) +(\\S+)",
              AbSummary::times)
          .on(
              "(\\d+)% +(\\S+)(?: \\(longest request\\))?",
              (m, r) -> r.lower(Percentiles.metric("latency", m.group(1)), "ms", m.group(2)));

  private static void times(Matcher m, Results r) throws UnreadableException {
    String phase = m.group(1).toLowerCase(Locale.ROOT);
    for (int i = 0; i < STATISTICS.size(); i++) {
      r.lower(phase + "_" + STATISTICS.get(i), "ms", m.group(i + 2));
    }
  }

  @Override
  public String name() {
    return "ab-summary";
  }

  @Override
  public String recognisedBy() {
    return "\"This is ApacheBench\" or \"Concurrency Level:\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return RULES.parser(results);
  }
}
