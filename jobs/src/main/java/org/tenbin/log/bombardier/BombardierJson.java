package org.tenbin.log.bombardier;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.tenbin.log.measure.JsonReader;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.UnreadableException;

/**
 * The JSON result of bombardier (<code>-o json</code>): latencies are microseconds, rates requests
 * a second. <code>others</code> are requests without an answer.
 */
public final class BombardierJson extends JsonReader {
  @Override
  public String name() {
    return "bombardier-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON with \"timeTakenSeconds\" and \"req2xx\"";
  }

  @Override
  protected boolean claims(String beginning) {
    return beginning.contains("\"timeTakenSeconds\"") && beginning.contains("\"req2xx\"");
  }

  @Override
  protected void document(JsonNode root, Results results) throws UnreadableException {
    JsonNode result = root.path("result");
    results.lower("elapsed", "s", number(result.path("timeTakenSeconds")));
    results.neutral("bytes_read", "B", number(result.path("bytesRead")));
    results.neutral("bytes_written", "B", number(result.path("bytesWritten")));
    results.higher("status_2xx", "req", number(result.path("req2xx")));
    for (String status : new String[] {"1xx", "3xx", "4xx", "5xx"}) {
      results.lower("status_" + status, "req", number(result.path("req" + status)));
    }
    results.lower("errors", "req", number(result.path("others")));
    statistics("latency", "us", result.path("latency"), results);
    statistics("throughput", "req/s", result.path("rps"), results);
  }

  private static void statistics(String metric, String unit, JsonNode of, Results results)
      throws UnreadableException {
    boolean latency = metric.equals("latency");
    for (String statistic : new String[] {"mean", "stddev", "max"}) {
      if (of.has(statistic)) {
        String name = metric + "_" + statistic.replace("stddev", "stdev");
        if (latency || statistic.equals("stddev")) {
          results.lower(name, unit, number(of.path(statistic)));
        } else {
          results.higher(name, unit, number(of.path(statistic)));
        }
      }
    }
    for (Map.Entry<String, JsonNode> percentile : of.path("percentiles").properties()) {
      String name = Percentiles.metric(metric, percentile.getKey());
      if (latency) {
        results.lower(name, unit, number(percentile.getValue()));
      } else {
        results.higher(name, unit, number(percentile.getValue()));
      }
    }
  }
}
