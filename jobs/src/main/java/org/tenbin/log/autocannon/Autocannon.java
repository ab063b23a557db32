package org.tenbin.log.autocannon;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.measure.JsonReader;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.UnreadableException;

/**
 * The JSON result of autocannon: latencies are milliseconds, requests and bytes are statistics over
 * seconds. <code>p97_5</code> is the percentile 97.5; <code>average</code> and <code>mean</code>
 * are the same number and one is kept.
 */
public final class Autocannon extends JsonReader {
  private static final Pattern PERCENTILE = Pattern.compile("p(\\d+)(?:_(\\d+))?");

  @Override
  public String name() {
    return "autocannon";
  }

  @Override
  public String recognisedBy() {
    return "JSON with \"latency\", \"throughput\" and \"non2xx\"";
  }

  @Override
  protected boolean claims(String beginning) {
    return beginning.contains("\"latency\"")
        && beginning.contains("\"throughput\"")
        && beginning.contains("\"non2xx\"");
  }

  @Override
  protected void document(JsonNode root, Results results) throws UnreadableException {
    statistics("latency", "ms", root.path("latency"), results);
    statistics("throughput", "req/s", root.path("requests"), results);
    statistics("transfer_rate", "B/s", root.path("throughput"), results);
    results.neutral("requests", "req", number(root.path("requests").path("total")));
    results.neutral("transferred", "B", number(root.path("throughput").path("total")));
    results.lower("elapsed", "s", number(root.path("duration")));
    results.higher("status_2xx", "req", number(root.path("2xx")));
    for (String failure : new String[] {"errors", "timeouts", "mismatches", "non2xx", "resets"}) {
      if (root.has(failure)) {
        results.lower(failure.replace("non2xx", "non_2xx"), "req", number(root.path(failure)));
      }
    }
  }

  private static void statistics(String metric, String unit, JsonNode of, Results results)
      throws UnreadableException {
    for (Map.Entry<String, JsonNode> statistic : of.properties()) {
      Matcher percentile = PERCENTILE.matcher(statistic.getKey());
      String name;
      if (percentile.matches()) {
        String decimals = percentile.group(2) == null ? "" : "." + percentile.group(2);
        name = Percentiles.metric(metric, percentile.group(1) + decimals);
      } else {
        switch (statistic.getKey()) {
          case "mean", "min", "max" -> name = metric + "_" + statistic.getKey();
          case "stddev" -> name = metric + "_stdev";
          default -> {
            continue;
          }
        }
      }
      if (metric.equals("latency") || name.endsWith("_stdev")) {
        results.lower(name, unit, number(statistic.getValue()));
      } else {
        results.higher(name, unit, number(statistic.getValue()));
      }
    }
  }
}
