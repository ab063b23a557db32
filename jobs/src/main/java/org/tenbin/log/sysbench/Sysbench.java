package org.tenbin.log.sysbench;

import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.TimeUnitName;

/**
 * The text that sysbench 0.4 to 1.1 prints; a file may hold several runs one after the other.
 * Latencies are milliseconds (0.4 writes the unit behind the number). Lines of <code>
 * --report-interval</code> become <code>interval_tps</code> and the like: statistics of a part of a
 * run, never mixed with its total.
 */
public final class Sysbench extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^(?:\\S+ \\d+ )?sysbench \\d+\\.\\d+\\S*|^Threads fairness:");

  private static final String PER_SECOND = ": +(\\d+) +\\(([0-9.]+) +per sec(?:ond|\\.)\\)";
  private static final String MILLIS = ": +([0-9.]+)(?:ms)?";

  private static final LineRules RULES =
      new LineRules()
          .on(
              "transactions" + PER_SECOND,
              (m, r) -> {
                r.neutral("transactions", "tx", m.group(1));
                r.higher("transaction_throughput", "tx/s", m.group(2));
              })
          .on(
              "(?:queries|read/write requests)" + PER_SECOND,
              (m, r) -> {
                r.neutral("queries", "", m.group(1));
                r.higher("query_throughput", "/s", m.group(2));
              })
          .on(
              "(?:ignored errors|deadlocks)" + PER_SECOND,
              (m, r) -> r.lower("ignored_errors", "", m.group(1)))
          .on("reconnects" + PER_SECOND, (m, r) -> r.lower("reconnects", "", m.group(1)))
          .on(
              "(?:Total o|O)perations(?: performed)?" + PER_SECOND,
              (m, r) -> {
                r.neutral("operations", "ops", m.group(1));
                r.higher("operation_throughput", "ops/s", m.group(2));
              })
          .on(
              "([0-9.]+) MiB transferred \\(([0-9.]+) MiB/sec\\)",
              (m, r) -> {
                r.neutral("transferred", "MiB", m.group(1));
                r.higher("transfer_rate", "MiB/s", m.group(2));
              })
          .on(
              "(reads|writes|fsyncs)/s: +([0-9.]+)",
              (m, r) -> r.higher(m.group(1) + "_throughput", "/s", m.group(2)))
          .on(
              "(read|written), MiB/s: +([0-9.]+)",
              (m, r) -> r.higher(m.group(1) + "_rate", "MiB/s", m.group(2)))
          .on(
              "(?:events per second|events/s \\(eps\\)): +([0-9.]+)",
              (m, r) -> r.higher("event_throughput", "events/s", m.group(1)))
          .on(
              "(?:total time|time elapsed): +(\\S+)",
              (m, r) ->
                  r.lower(
                      "elapsed",
                      "s",
                      Durations.in(TimeUnitName.SECOND, Durations.nanos(m.group(1)))))
          .on(
              "total number of events: +(\\d+)",
              (m, r) -> r.neutral("events", "events", m.group(1)))
          .on("min" + MILLIS, (m, r) -> r.lower("latency_min", "ms", m.group(1)))
          .on("avg" + MILLIS, (m, r) -> r.lower("latency_mean", "ms", m.group(1)))
          .on("max" + MILLIS, (m, r) -> r.lower("latency_max", "ms", m.group(1)))
          .on("sum" + MILLIS, (m, r) -> r.neutral("latency_sum", "ms", m.group(1)))
          .on(
              "(?:approx\\. +)?(\\d+)(?:st|nd|rd|th)? percentile" + MILLIS,
              (m, r) -> r.lower(Percentiles.metric("latency", m.group(1)), "ms", m.group(2)))
          .on(
              "\\[ *\\d+s *\\] thds: \\d+ tps: ([0-9.]+) qps: ([0-9.]+) .*"
                  + "lat \\(ms,\\d+%\\): ([0-9.]+) err/s:? ([0-9.]+) .*",
              (m, r) -> {
                r.higher("interval_tps", "tx/s", m.group(1));
                r.higher("interval_qps", "/s", m.group(2));
                r.lower("interval_latency", "ms", m.group(3));
                r.lower("interval_errors", "/s", m.group(4));
              });

  @Override
  public String name() {
    return "sysbench";
  }

  @Override
  public String recognisedBy() {
    return "a line that begins with \"sysbench N.N\", or \"Threads fairness:\"";
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
