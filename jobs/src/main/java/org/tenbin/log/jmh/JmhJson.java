package org.tenbin.log.jmh;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.JsonReader;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.UnreadableException;

/**
 * The JSON of JMH (<code>-rf json</code>): an array of benchmarks. The score, its error and the raw
 * value of every iteration (<code>iteration</code>, from which an interval can be computed
 * honestly) are kept, secondary metrics under their own names. The percentiles of scores repeat the
 * raw data.
 */
public final class JmhJson extends JsonReader {
  @Override
  public String name() {
    return "jmh-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON with \"primaryMetric\" and \"benchmark\"";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  protected boolean claims(String beginning) {
    return beginning.contains("\"primaryMetric\"") && beginning.contains("\"benchmark\"");
  }

  @Override
  protected void document(JsonNode root, Results results) throws UnreadableException {
    if (!root.isArray()) {
      results.reject(RejectReason.MALFORMED, "JMH writes an array of benchmarks");
      return;
    }
    for (JsonNode benchmark : root) {
      List<String> parameters = new ArrayList<>();
      for (Map.Entry<String, JsonNode> parameter : benchmark.path("params").properties()) {
        parameters.add(parameter.getKey() + "=" + parameter.getValue().asText());
        results.field(parameter.getKey(), parameter.getValue().asText());
      }
      results.field("mode", benchmark.path("mode").asText(null));
      results.field("threads", benchmark.path("threads").asText(null));
      Score.label(results, benchmark.path("benchmark").asText(""), parameters);
      metric("score", benchmark.path("primaryMetric"), results);
      for (JsonNode fork : benchmark.path("primaryMetric").path("rawData")) {
        for (JsonNode value : fork) {
          String unit = benchmark.path("primaryMetric").path("scoreUnit").asText("");
          Score.add(results, "iteration", unit, number(value));
        }
      }
      for (Map.Entry<String, JsonNode> second : benchmark.path("secondaryMetrics").properties()) {
        metric(second.getKey(), second.getValue(), results);
      }
    }
  }

  private static void metric(String name, JsonNode metric, Results results)
      throws UnreadableException {
    String unit = metric.path("scoreUnit").asText("");
    Score.add(results, name, unit, number(metric.path("score")));
    results.lower(name + "_error", unit, number(metric.path("scoreError")));
  }
}
