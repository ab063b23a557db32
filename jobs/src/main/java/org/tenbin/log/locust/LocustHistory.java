package org.tenbin.log.locust;

import java.util.List;
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
 * Locust's <code>_stats_history.csv</code>: a row a second and endpoint. Metrics are named <code>
 * history_...</code>, as they are moments of a run and not its result; counts are cumulative, rates
 * and percentiles those of the last ten seconds (<code>N/A</code> where nothing came).
 */
public final class LocustHistory extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("\\A\"?Timestamp\"?,\"?User Count\"?,\"?Type\"?,\"?Name\"?,");

  private static final List<String> PERCENTILES = List.of("50%", "95%", "99%");

  @Override
  public String name() {
    return "locust-history";
  }

  @Override
  public String recognisedBy() {
    return "CSV with the header Timestamp,User Count,Type,Name,...";
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
    CsvRow.Header[] header = new CsvRow.Header[1];
    return line -> {
      List<String> fields = CsvLine.split(line);
      if (fields.get(0).equals("Timestamp")) {
        header[0] = new CsvRow.Header(fields);
        results.skip(SkipRule.COMMENT);
      } else if (header[0] == null) {
        throw UnreadableException.shape("the header of Locust", line);
      } else {
        second(header[0].row(fields), results);
      }
    };
  }

  private static void second(CsvRow row, Results results) throws UnreadableException {
    results.label((row.get("Type") + " " + row.get("Name")).strip());
    results.neutral("history_users", "", row.get("User Count"));
    results.higher("history_throughput", "req/s", row.get("Requests/s"));
    results.lower("history_failures", "req/s", row.get("Failures/s"));
    results.neutral("history_requests_total", "req", row.get("Total Request Count"));
    results.lower("history_failures_total", "req", row.get("Total Failure Count"));
    for (String percent : PERCENTILES) {
      results.lower(Percentiles.metric("history_latency", percent), "ms", row.get(percent));
    }
  }
}
