package org.tenbin.log.iago;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.JsonText;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * The log of the load generator Iago: every minute a line <code>... stats: {JSON}</code> with the
 * statistics of that minute, which become <code>interval_...</code>. Of the hundreds of counters
 * those of whole requests are taken. <code>p999</code> is the percentile 99.9.
 */
public final class Iago extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^[A-Z]{3,8} \\[[0-9:.-]{10,30}\\] stats: \\{\"");

  private static final Pattern STATS =
      Pattern.compile("[A-Z]{3,8} \\[[0-9:.-]+\\] stats: (\\{.*\\})");
  private static final Pattern STATUS = Pattern.compile("[1-5][0-9]{2}");
  private static final String LATENCY = "client/request_latency_ms_";
  private static final List<String> FAILURES = List.of("unexpected_error", "clock_error");

  @Override
  public String name() {
    return "iago";
  }

  @Override
  public String recognisedBy() {
    return "lines \"INF [TIME] stats: {...}\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected int mostCharacters() {
    return LineFramer.MAX_LINE;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return line -> {
      Matcher stats = STATS.matcher(line.strip());
      if (stats.matches()) {
        minute(JsonText.parse(stats.group(1)), results);
      }
    };
  }

  private static void minute(JsonNode stats, Results results) throws UnreadableException {
    results.field("host", stats.has("source") ? stats.path("source").asText() : null);
    for (Map.Entry<String, JsonNode> counter : stats.properties()) {
      String name = counter.getKey();
      String value = counter.getValue().asText();
      if (name.startsWith(LATENCY)) {
        latency(name.substring(LATENCY.length()), value, results);
      } else if (STATUS.matcher(name).matches()) {
        Better better = name.compareTo("400") < 0 ? Better.HIGHER : Better.LOWER;
        results.add("interval_status_" + name, "req", better, Numbers.required(value));
      } else if (name.equals("client/requests")) {
        results.neutral("interval_requests", "req", value);
      } else if (name.equals("client/success")) {
        results.higher("interval_succeeded", "req", value);
      } else if (FAILURES.contains(name)) {
        results.lower("interval_" + name + "s", "", value);
      }
    }
  }

  private static void latency(String statistic, String value, Results results)
      throws UnreadableException {
    switch (statistic) {
      case "average" -> results.lower("interval_latency_mean", "ms", value);
      case "minimum" -> results.lower("interval_latency_min", "ms", value);
      case "maximum" -> results.lower("interval_latency_max", "ms", value);
      case "sum" -> results.neutral("interval_latency_sum", "ms", value);
      case "count" -> results.neutral("interval_latencies", "req", value);
      default -> {
        if (statistic.matches("p[0-9]{2,8}")) {
          String percent = statistic.substring(1, 3) + "." + statistic.substring(3) + "0";
          results.lower(Percentiles.metric("interval_latency", percent), "ms", value);
        }
      }
    }
  }
}
