package org.tenbin.log.redis;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The CSV of redis-benchmark (<code>--csv</code>): since 6.2 with a header and latencies in
 * milliseconds, before that without one and with two columns, so that the first line is a test as
 * any other. The test is the label.
 */
public final class RedisBenchmarkCsv extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "\\A\"test\",\"rps\"|\\A\"[A-Z_]+(?: \\([^\"]*\\))?\",\"[0-9.]+\"\\s*(?:\\R|\\z)");

  private static final Pattern LATENCY = Pattern.compile("(avg|min|max|p[0-9.]+)_latency_ms");

  private static final CsvRow.Header OLD = new CsvRow.Header(List.of("test", "rps"));

  @Override
  public String name() {
    return "redis-benchmark";
  }

  @Override
  public String recognisedBy() {
    return "CSV with the header \"test\",\"rps\", or of two quoted columns, test and rate";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    CsvRow.Header[] header = {OLD};
    return line -> {
      List<String> fields = CsvLine.split(line);
      if (fields.get(0).equals("test")) {
        header[0] = new CsvRow.Header(fields);
        results.skip(SkipRule.COMMENT);
      } else {
        row(header[0], fields, results);
      }
    };
  }

  private static void row(CsvRow.Header header, List<String> fields, Results results)
      throws UnreadableException {
    CsvRow row = header.row(fields);
    results.label(row.get("test"));
    results.higher("throughput", "req/s", row.get("rps"));
    for (String name : header.names()) {
      Matcher latency = LATENCY.matcher(name);
      if (latency.matches()) {
        String statistic = latency.group(1);
        String metric =
            statistic.startsWith("p")
                ? Percentiles.metric("latency", statistic.substring(1))
                : "latency_" + statistic.replace("avg", "mean");
        results.lower(metric, "ms", row.get(name));
      }
    }
  }
}
