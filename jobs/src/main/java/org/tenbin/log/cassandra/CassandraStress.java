package org.tenbin.log.cassandra;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The text of cassandra-stress 2.1 and later: a row an interval under the header <code>
 * type, total ops, op/s, ...</code>, and the results at the end. Latencies are milliseconds.
 * Interval rows become <code>interval_...</code>; the operations of <code>total</code> are
 * cumulative. Newer versions group digits (<code>16,386 op/s</code>), where a comma is never a
 * decimal mark.
 */
public final class CassandraStress extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?mi)^type,? +total ops, +op/s,|^op rate +: +[0-9,]+");

  private static final String VALUE = " *: +([0-9.,]+)\\b.*";

  private static final LineRules RULES =
      new LineRules()
          .on("(?i)op rate" + VALUE, (m, r) -> r.higher("throughput", "ops/s", plain(m)))
          .on("(?i)partition rate" + VALUE, (m, r) -> r.higher("partition_rate", "/s", plain(m)))
          .on("(?i)row rate" + VALUE, (m, r) -> r.higher("row_rate", "/s", plain(m)))
          .on("(?i)latency mean" + VALUE, (m, r) -> r.lower("latency_mean", "ms", plain(m)))
          .on("(?i)latency median" + VALUE, (m, r) -> r.lower("latency_p50", "ms", plain(m)))
          .on("(?i)latency max" + VALUE, (m, r) -> r.lower("latency_max", "ms", plain(m)))
          .on(
              "(?i)latency ([0-9.]+)th percentile *: +([0-9.,]+)\\b.*",
              (m, r) ->
                  r.lower(
                      Percentiles.metric("latency", m.group(1)), "ms", m.group(2).replace(",", "")))
          .on("(?i)total partitions" + VALUE, (m, r) -> r.neutral("partitions", "", plain(m)))
          .on("(?i)total errors" + VALUE, (m, r) -> r.lower("errors", "", plain(m)))
          .on("(?i)total gc count" + VALUE, (m, r) -> r.lower("gc_count", "", plain(m)));

  private static final List<String> PERCENTILES = List.of(".95", ".99", ".999");

  private static String plain(Matcher m) {
    return m.group(1).replace(",", "");
  }

  @Override
  public String name() {
    return "cassandra-stress";
  }

  @Override
  public String recognisedBy() {
    return "the header \"type, total ops, op/s,\" or a result \"op rate : N\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    CsvRow.Header[] header = new CsvRow.Header[1];
    return line -> {
      String lower = line.strip().toLowerCase(Locale.ROOT);
      if (lower.startsWith("type") && lower.contains("op/s")) {
        header[0] = new CsvRow.Header(CsvLine.split(line.strip()));
      } else if (header[0] != null && lower.startsWith("total,")) {
        interval(header[0].row(CsvLine.split(line.strip())), results);
      } else if (header[0] != null && lower.matches("[a-z]+,\\s+[0-9].*")) {
        results.skip(SkipRule.AGGREGATE);
      } else {
        RULES.apply(line, results);
      }
    };
  }

  private static void interval(CsvRow row, Results results) throws UnreadableException {
    results.neutral("interval_total_ops", "ops", row.get("total ops"));
    results.higher("interval_throughput", "ops/s", row.get("op/s"));
    results.lower("interval_latency_mean", "ms", row.get("mean"));
    results.lower("interval_latency_p50", "ms", row.get("med"));
    for (String percentile : PERCENTILES) {
      results.lower(
          Percentiles.metric(
              "interval_latency", new BigDecimal(percentile).movePointRight(2).toPlainString()),
          "ms",
          row.get(percentile));
    }
    results.lower("interval_latency_max", "ms", row.get("max"));
    results.lower("interval_errors", "", row.get("errors"));
  }
}
