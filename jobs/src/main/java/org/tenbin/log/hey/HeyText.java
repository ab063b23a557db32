package org.tenbin.log.hey;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * The summary that hey (once boom) prints. Times are seconds. The histogram's buckets are as wide
 * as a tenth of the range, far too coarse to be merged, and are left out; the counts by status code
 * are kept as <code>status_200</code>.
 */
public final class HeyText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^ *(?:Response time histogram:|Slowest:\\s+[0-9.]+ secs)");

  private static final String SECONDS = "\\s+([0-9.]+) secs";

  private static final LineRules RULES =
      new LineRules()
          .on("Total:" + SECONDS, (m, r) -> r.lower("elapsed", "s", m.group(1)))
          .on("Slowest:" + SECONDS, (m, r) -> r.lower("latency_max", "s", m.group(1)))
          .on("Fastest:" + SECONDS, (m, r) -> r.lower("latency_min", "s", m.group(1)))
          .on("Average:" + SECONDS, (m, r) -> r.lower("latency_mean", "s", m.group(1)))
          .on("Requests/sec:\\s+([0-9.]+)", (m, r) -> r.higher("throughput", "req/s", m.group(1)))
          .on("Total data:\\s+(\\d+) bytes", (m, r) -> r.neutral("transferred", "B", m.group(1)))
          .on("Size/request:\\s+(\\d+) bytes", (m, r) -> r.neutral("size_mean", "B", m.group(1)))
          .on(
              "([0-9.]+)%+ in" + SECONDS,
              (m, r) -> r.lower(Percentiles.metric("latency", m.group(1)), "s", m.group(2)))
          .on(
              "\\[(\\d{3})\\]\\s+(\\d+) responses",
              (m, r) -> {
                Better better = m.group(1).startsWith("2") ? Better.HIGHER : Better.LOWER;
                r.add("status_" + m.group(1), "req", better, new BigDecimal(m.group(2)));
              })
          .on("[0-9.]+ \\[\\d+\\]\\s*\\|.*", (m, r) -> r.skip(SkipRule.AGGREGATE));

  @Override
  public String name() {
    return "hey-summary";
  }

  @Override
  public String recognisedBy() {
    return "\"Response time histogram:\" or \"Slowest: N secs\"";
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
