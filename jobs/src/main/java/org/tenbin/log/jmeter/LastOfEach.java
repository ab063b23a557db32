package org.tenbin.log.jmeter;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import org.tenbin.log.Better;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/** The last cumulative total of each name that the summariser printed. */
final class LastOfEach {
  private record Total(
      long offset,
      BigDecimal count,
      BigDecimal seconds,
      BigDecimal rate,
      BigDecimal mean,
      BigDecimal min,
      BigDecimal max,
      BigDecimal errors) {}

  private static final int MOST_NAMES = 10_000;

  private final Results results;
  private final Map<String, Total> totals = new LinkedHashMap<>();

  LastOfEach(Results results) {
    this.results = results;
  }

  void put(String name, Matcher parts, String seconds) throws UnreadableException {
    Total total =
        new Total(
            results.offset(),
            number(parts, "count"),
            Numbers.required(seconds),
            number(parts, "rate"),
            number(parts, "avg"),
            number(parts, "min"),
            number(parts, "max"),
            number(parts, "err"));
    if (totals.size() < MOST_NAMES || totals.containsKey(name)) {
      totals.put(name, total);
    }
  }

  private static BigDecimal number(Matcher parts, String group) throws UnreadableException {
    return Numbers.required(parts.group(group));
  }

  void end() {
    totals.forEach(
        (name, total) -> {
          results.label(name);
          add(total, "requests", "req", Better.NEITHER, total.count);
          add(total, "elapsed", "s", Better.LOWER, total.seconds);
          add(total, "throughput", "req/s", Better.HIGHER, total.rate);
          add(total, "latency_mean", "ms", Better.LOWER, total.mean);
          add(total, "latency_min", "ms", Better.LOWER, total.min);
          add(total, "latency_max", "ms", Better.LOWER, total.max);
          add(total, "errors", "req", Better.LOWER, total.errors);
        });
  }

  private void add(Total total, String metric, String unit, Better better, BigDecimal value) {
    results.addAt(total.offset, metric, unit, better, value);
  }
}
