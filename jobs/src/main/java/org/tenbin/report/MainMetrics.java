package org.tenbin.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.tenbin.summary.Table;

/** Which of the metrics that tools have measured a reader wants to see first. */
final class MainMetrics {
  private static final int MOST = 4;

  /** A figure of one number shows no more than the table. */
  private static final int FEWEST_VALUES = 2;

  /** In the order of interest: rates, then durations, then the tail. */
  private static final List<Pattern> KNOWN =
      List.of(
          Pattern.compile("throughput|time|elapsed|(.*_)?(iops|ops_per_s|requests_per_s)"),
          Pattern.compile("(.*_)?bandwidth|(.*_)?transfer_rate|(block|char)_(read|write)|seeks"),
          Pattern.compile("(.*_)?(latency|lat|rtt)_mean"),
          Pattern.compile("(.*_)?(latency|lat|clat)_p99"));

  /** Parts of a distribution, which say little alone. */
  private static final Pattern PARTS =
      Pattern.compile(
          ".*_(stdev|stddev|min|max|count|p[0-9_]+)|.*(uncorrected|slat|clat|thread).*");

  private MainMetrics() {}

  /** At most four names of metrics that have a better direction, one unit and several values. */
  static List<String> of(Campaign campaign) {
    Map<String, List<Map<String, String>>> metrics = new LinkedHashMap<>();
    for (Map<String, String> row : campaign.rows(Table.MEASUREMENTS)) {
      if (!row.get("value").isEmpty() && !row.get("better").equals("neither")) {
        metrics.computeIfAbsent(row.get("metric"), m -> new ArrayList<>()).add(row);
      }
    }
    return metrics.entrySet().stream()
        .filter(metric -> metric.getValue().size() >= FEWEST_VALUES)
        .filter(metric -> values(metric.getValue(), "unit") == 1)
        .filter(metric -> rank(metric.getKey()) <= KNOWN.size())
        .sorted(
            Comparator.comparingInt(
                    (Map.Entry<String, List<Map<String, String>>> metric) -> rank(metric.getKey()))
                .thenComparing(metric -> metric.getValue().get(0).get("better"))
                .thenComparing(metric -> -metric.getValue().size()))
        .limit(MOST)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static long values(List<Map<String, String>> rows, String column) {
    return rows.stream().map(row -> row.get(column)).distinct().count();
  }

  private static int rank(String metric) {
    for (int i = 0; i < KNOWN.size(); i++) {
      if (KNOWN.get(i).matcher(metric).matches()) {
        return i;
      }
    }
    return PARTS.matcher(metric).matches() ? KNOWN.size() + 1 : KNOWN.size();
  }
}
