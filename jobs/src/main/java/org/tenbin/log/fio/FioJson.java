package org.tenbin.log.fio;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Map;
import org.tenbin.log.Better;
import org.tenbin.log.measure.JsonReader;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.UnreadableException;

/**
 * The JSON of fio (<code>--output-format=json</code>) of versions 2 and 3. Each job is a label;
 * each direction that moved bytes gives <code>read_iops</code>, <code>read_bandwidth</code>
 * (KiB/s), and latencies in microseconds: version 2 writes <code>lat</code> in microseconds,
 * version 3 <code>
 * lat_ns</code> in nanoseconds. Unused slots of percentiles (<code>0.00</code>, repeated) are left
 * out. Warnings above the document are comments.
 */
public final class FioJson extends JsonReader {
  @Override
  public String name() {
    return "fio-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON with \"fio version\"";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  protected boolean claims(String beginning) {
    return beginning.startsWith("{") && beginning.contains("\"fio version\"");
  }

  @Override
  protected void document(JsonNode root, Results results) throws UnreadableException {
    JsonNode jobs = root.has("jobs") ? root.path("jobs") : root.path("client_stats");
    for (JsonNode job : jobs) {
      results.label(job.path("jobname").asText(""));
      BigDecimal error = number(job.path("error"));
      if (error != null && error.signum() != 0) {
        results.add("error", "", Better.LOWER, error);
      }
      for (String direction : new String[] {"read", "write", "trim"}) {
        if (moved(job.path(direction))) {
          direction(direction, job.path(direction), results);
        }
      }
    }
  }

  private static boolean moved(JsonNode direction) throws UnreadableException {
    for (String count : new String[] {"io_bytes", "total_ios"}) {
      BigDecimal number = number(direction.path(count));
      if (number != null && number.signum() > 0) {
        return true;
      }
    }
    return false;
  }

  private static void direction(String name, JsonNode of, Results results)
      throws UnreadableException {
    results.higher(name + "_iops", "IO/s", number(of.path("iops")));
    if (of.has("bw")) {
      results.higher(name + "_bandwidth", "KiB/s", number(of.path("bw")));
    }
    if (of.has("total_ios")) {
      results.neutral(name + "_ios", "IO", number(of.path("total_ios")));
    }
    for (String kind : new String[] {"slat", "clat", "lat"}) {
      boolean nanos = of.has(kind + "_ns");
      JsonNode latency = of.path(nanos ? kind + "_ns" : kind);
      int shift = nanos ? 3 : 0;
      String metric = name + "_" + kind;
      for (String statistic : new String[] {"min", "mean", "stddev", "max"}) {
        if (latency.has(statistic)) {
          String statisticName = statistic.replace("stddev", "stdev");
          results.lower(metric + "_" + statisticName, "us", micros(latency.path(statistic), shift));
        }
      }
      for (Map.Entry<String, JsonNode> slot : latency.path("percentile").properties()) {
        if (!slot.getKey().equals("0.00")) {
          results.lower(
              Percentiles.metric(metric, slot.getKey()), "us", micros(slot.getValue(), shift));
        }
      }
    }
  }

  private static BigDecimal micros(JsonNode value, int shift) throws UnreadableException {
    BigDecimal number = number(value);
    return number == null ? null : number.movePointLeft(shift);
  }
}
