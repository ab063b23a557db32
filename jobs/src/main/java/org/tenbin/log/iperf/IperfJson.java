package org.tenbin.log.iperf;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.JsonReader;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.UnreadableException;

/**
 * The JSON of iperf3 (<code>-J</code>). Rates become Mbit/s (1000 squared, exactly). The sums at
 * the end are the results: <code>throughput_sent</code> and <code>throughput_received</code> of
 * TCP, <code>throughput</code> with jitter and loss of UDP. The sums of the intervals are kept as
 * <code>
 * interval_...</code>. Loss of no packets (<code>-nan</code>) is undefined. A document that is
 * printed twice is one test.
 */
public final class IperfJson extends JsonReader {
  @Override
  public String name() {
    return "iperf3-json";
  }

  @Override
  public String recognisedBy() {
    return "JSON with \"bits_per_second\"";
  }

  @Override
  protected boolean claims(String beginning) {
    return beginning.startsWith("{")
        && (beginning.contains("\"bits_per_second\"")
            || (beginning.contains("\"start\"") && beginning.contains("\"iperf 3")));
  }

  @Override
  protected void document(JsonNode root, Results results) throws UnreadableException {
    if (root.has("error")) {
      results.reject(RejectReason.UNKNOWN_RECORD, "iperf3 failed: " + root.path("error").asText());
      return;
    }
    for (JsonNode interval : root.path("intervals")) {
      sum("interval_", "", interval.path("sum"), results);
    }
    JsonNode end = root.path("end");
    sum("", "_sent", end.path("sum_sent"), results);
    sum("", "_received", end.path("sum_received"), results);
    sum("", "", end.path("sum"), results);
    for (String side : new String[] {"host", "remote"}) {
      JsonNode cpu = end.path("cpu_utilization_percent").path(side + "_total");
      if (!cpu.isMissingNode()) {
        results.neutral("cpu_" + side, "%", number(cpu));
      }
    }
  }

  private static void sum(String prefix, String suffix, JsonNode sum, Results results)
      throws UnreadableException {
    if (sum.path("omitted").asBoolean(false) || !sum.has("bits_per_second")) {
      return;
    }
    BigDecimal rate = number(sum.path("bits_per_second"));
    results.higher(
        prefix + "throughput" + suffix, "Mbit/s", rate == null ? null : rate.movePointLeft(6));
    results.neutral(prefix + "bytes" + suffix, "B", number(sum.path("bytes")));
    for (String count : new String[] {"retransmits", "lost_packets"}) {
      if (sum.has(count)) {
        results.lower(prefix + count + suffix, "", number(sum.path(count)));
      }
    }
    if (sum.has("packets")) {
      results.neutral(prefix + "packets" + suffix, "", number(sum.path("packets")));
      results.lower(prefix + "jitter" + suffix, "ms", number(sum.path("jitter_ms")));
      results.lower(prefix + "lost" + suffix, "%", number(sum.path("lost_percent")));
    }
  }
}
