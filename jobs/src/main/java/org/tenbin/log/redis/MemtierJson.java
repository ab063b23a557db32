package org.tenbin.log.redis;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Map;
import org.tenbin.log.measure.JsonReader;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.UnreadableException;

/**
 * The JSON of memtier_benchmark: <code>ALL STATS</code> by type of operation, which is the label,
 * with <code>Totals</code> beside <code>Sets</code> and <code>Gets</code>. Latencies are
 * milliseconds. Where the totals lack their own latencies, the count, minimum, maximum and mean
 * come from the seconds of the time series: each has its count, so the mean is weighted exactly. A
 * second without requests (<code>-nan</code>, the largest long as minimum) tells nothing.
 */
public final class MemtierJson extends JsonReader {
  @Override
  public String name() {
    return "memtier";
  }

  @Override
  public String recognisedBy() {
    return "JSON with \"ALL STATS\"";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  protected boolean claims(String beginning) {
    return beginning.startsWith("{") && beginning.contains("\"ALL STATS\"");
  }

  @Override
  protected void document(JsonNode root, Results results) throws UnreadableException {
    for (Map.Entry<String, JsonNode> type : root.path("ALL STATS").properties()) {
      if (type.getValue().has("Count")) {
        results.label(type.getKey());
        operations(type.getValue(), results);
      }
    }
  }

  private static void operations(JsonNode of, Results results) throws UnreadableException {
    results.neutral("requests", "req", number(of.path("Count")));
    if (of.has("Ops/sec")) {
      results.higher("throughput", "req/s", number(of.path("Ops/sec")));
    }
    if (of.has("KB/sec")) {
      results.higher("transfer_rate", "KiB/s", number(of.path("KB/sec")));
    }
    boolean named = of.has("Average Latency");
    if (named || of.has("Latency")) {
      results.lower("latency_mean", "ms", number(of.path(named ? "Average Latency" : "Latency")));
      results.lower("latency_min", "ms", number(of.path("Min Latency")));
      results.lower("latency_max", "ms", number(of.path("Max Latency")));
    } else {
      series(of.path("Time-Serie"), results);
    }
  }

  private static void series(JsonNode seconds, Results results) throws UnreadableException {
    BigDecimal count = BigDecimal.ZERO;
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal min = null;
    BigDecimal max = null;
    for (JsonNode second : seconds) {
      BigDecimal n = number(second.path("Count"));
      BigDecimal mean = number(second.path("Average Latency"));
      if (n == null || n.signum() == 0 || mean == null) {
        continue;
      }
      count = count.add(n);
      sum = sum.add(n.multiply(mean));
      BigDecimal low = number(second.path("Min Latency"));
      BigDecimal high = number(second.path("Max Latency"));
      min = min == null || (low != null && low.compareTo(min) < 0) ? low : min;
      max = max == null || (high != null && high.compareTo(max) > 0) ? high : max;
    }
    if (count.signum() > 0) {
      results.lower("latency_mean", "ms", sum.divide(count, MathContext.DECIMAL64));
      results.lower("latency_min", "ms", min);
      results.lower("latency_max", "ms", max);
    }
  }
}
