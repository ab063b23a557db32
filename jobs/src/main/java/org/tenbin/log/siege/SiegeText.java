package org.tenbin.log.siege;

import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * The summary that siege prints, as text (<code>Transaction rate: 22.2 trans/sec</code>) or, since
 * 4.1, as JSON with one value a line. Times are seconds; a MB is 1024 squared.
 */
public final class SiegeText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?mi)^[ \\t\"{]*transaction[ _]rate[\"]?:\\s+[0-9.]+");

  private static final String VALUE = "\"?[ :\\t]+([0-9.]+)(?: \\S+)?,?";

  private static final LineRules RULES =
      new LineRules()
          .on(key("Transactions"), (m, r) -> r.neutral("requests", "req", m.group(1)))
          .on(key("Availability"), (m, r) -> r.higher("availability", "%", m.group(1)))
          .on(key("Elapsed time"), (m, r) -> r.lower("elapsed", "s", m.group(1)))
          .on(key("Data transferred"), (m, r) -> r.neutral("transferred", "MiB", m.group(1)))
          .on(key("Response time"), (m, r) -> r.lower("latency_mean", "s", m.group(1)))
          .on(key("Transaction rate"), (m, r) -> r.higher("throughput", "req/s", m.group(1)))
          .on(key("Throughput"), (m, r) -> r.higher("transfer_rate", "MiB/s", m.group(1)))
          .on(key("Concurrency"), (m, r) -> r.neutral("concurrency", "", m.group(1)))
          .on(key("Successful transactions"), (m, r) -> r.higher("succeeded", "req", m.group(1)))
          .on(key("Failed transactions"), (m, r) -> r.lower("failed", "req", m.group(1)))
          .on(key("Longest transaction"), (m, r) -> r.lower("latency_max", "s", m.group(1)))
          .on(key("Shortest transaction"), (m, r) -> r.lower("latency_min", "s", m.group(1)));

  private static String key(String words) {
    return "(?i)(?:\\{\\s*)?\"?" + words.replace(" ", "[ _]") + VALUE;
  }

  @Override
  public String name() {
    return "siege-summary";
  }

  @Override
  public String recognisedBy() {
    return "\"Transaction rate:\" or \"transaction_rate\":";
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
