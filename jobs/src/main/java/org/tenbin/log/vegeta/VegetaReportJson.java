package org.tenbin.log.vegeta;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Map;
import org.tenbin.log.Better;
import org.tenbin.log.measure.JsonReader;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.UnreadableException;

/**
 * The JSON report of vegeta (<code>vegeta report -type=json</code>): times are nanoseconds and
 * become milliseconds, <code>50th</code> is a percentile.
 */
public final class VegetaReportJson extends JsonReader {
  @Override
  public String name() {
    return "vegeta-report-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON with \"latencies\" and \"status_codes\"";
  }

  @Override
  protected boolean claims(String beginning) {
    return beginning.startsWith("{")
        && beginning.contains("\"latencies\"")
        && beginning.contains("\"status_codes\"");
  }

  @Override
  protected void document(JsonNode root, Results results) throws UnreadableException {
    for (Map.Entry<String, JsonNode> latency : root.path("latencies").properties()) {
      BigDecimal nanos = number(latency.getValue());
      BigDecimal millis = nanos == null ? null : nanos.movePointLeft(6);
      String name = latency.getKey();
      if (name.equals("total")) {
        results.neutral("latency_sum", "ms", millis);
      } else {
        results.lower(
            VegetaReport.latency(name.replaceFirst("(?<=[0-9])[a-z]+$", "")), "ms", millis);
      }
    }
    results.neutral("requests", "req", number(root.path("requests")));
    results.higher("rate", "req/s", number(root.path("rate")));
    results.higher("throughput", "req/s", number(root.path("throughput")));
    BigDecimal success = number(root.path("success"));
    results.higher("success_ratio", "%", success == null ? null : success.movePointRight(2));
    for (Map.Entry<String, JsonNode> status : root.path("status_codes").properties()) {
      results.add(
          "status_" + status.getKey(),
          "req",
          status.getKey().startsWith("2") ? Better.HIGHER : Better.LOWER,
          number(status.getValue()));
    }
  }
}
