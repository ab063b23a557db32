package org.tenbin.log.redis;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * The table that memtier_benchmark prints under <code>ALL STATS</code>: a row a type of operation
 * (the label), columns by a heading that differs by version. Latencies are milliseconds. The
 * distribution below it, a percentile a line, cannot be merged and is left out.
 */
public final class MemtierText extends TextReader {
  private static final Pattern SIGN = Pattern.compile("(?m)^Type +Ops/sec +Hits/sec");
  private static final Pattern ROW = Pattern.compile("(?:Sets|Gets|Waits|Totals|[A-Z][a-z]+s) .*");
  private static final Pattern DISTRIBUTION =
      Pattern.compile("(?:SET|GET|WAIT|[A-Z]+) +[0-9.]+ +[0-9.]+");

  @Override
  public String name() {
    return "memtier-text";
  }

  @Override
  public String recognisedBy() {
    return "the heading \"Type Ops/sec Hits/sec\"";
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
    List<String> heading = new ArrayList<>();
    return line -> {
      if (line.startsWith("Type ") && line.contains("Ops/sec")) {
        heading.clear();
        heading.addAll(List.of(line.strip().replace(" Latency", "_latency").split("\\s+", -1)));
      } else if (!heading.isEmpty() && ROW.matcher(line).matches()) {
        row(heading, List.of(line.strip().split("\\s+", -1)), results);
      } else if (DISTRIBUTION.matcher(line.strip()).matches()) {
        results.skip(SkipRule.AGGREGATE);
      }
    };
  }

  private static void row(List<String> heading, List<String> fields, Results results)
      throws UnreadableException {
    if (fields.size() != heading.size()) {
      results.reject(
          RejectReason.COLUMNS, fields.size() + " columns under a heading of " + heading.size());
      return;
    }
    results.label(fields.get(0));
    for (int i = 1; i < fields.size(); i++) {
      String value = fields.get(i).replace("---", "-");
      String column = heading.get(i);
      switch (column) {
        case "Ops/sec" -> results.higher("throughput", "req/s", value);
        case "Hits/sec" -> results.higher("hits", "req/s", value);
        case "Misses/sec" -> results.neutral("misses", "req/s", value);
        case "KB/sec" -> results.higher("transfer_rate", "KiB/s", value);
        case "Latency", "Avg._latency" -> results.lower("latency_mean", "ms", value);
        default -> {
          if (column.matches("p[0-9.]+_latency")) {
            String metric = Percentiles.metric("latency", column.substring(1, column.indexOf('_')));
            results.add(metric, "ms", Better.LOWER, Numbers.measured(value).orElse(null));
          }
        }
      }
    }
  }
}
