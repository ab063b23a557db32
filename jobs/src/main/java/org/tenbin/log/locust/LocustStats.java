package org.tenbin.log.locust;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * Locust's <code>_stats.csv</code>: a row an endpoint. Method and name together are the label (
 * <code>
 * GET /a</code> and <code>POST /a</code> differ); both are fields too. Times are milliseconds.
 *
 * <ul>
 *   <li>the row <code>Aggregated</code> (once <code>Total</code>) sums the others and is left out;
 *       one that does not agree with their sum is rejected, which says so
 *   <li>an endpoint that was never called has no latencies, whatever zeros stand there
 *   <li>percentiles are rounded to two digits by Locust and the maximum is exact, so a percentile
 *       may exceed it; nothing is put in order
 * </ul>
 */
public final class LocustStats extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("\\A\"?(?:Type|Method)\"?,\"?Name\"?,\"?(?:Request Count|# requests)\"?,");

  private static final Pattern PERCENT = Pattern.compile("[0-9.]+%");

  @Override
  public String name() {
    return "locust-stats";
  }

  @Override
  public String recognisedBy() {
    return "CSV with the header Type,Name,Request Count,...";
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
    return new Table(results);
  }

  private static final class Table implements LineParser {
    private final Results results;
    private CsvRow.Header header;
    private BigDecimal requests = BigDecimal.ZERO;
    private BigDecimal failures = BigDecimal.ZERO;
    private boolean rows;

    Table(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      List<String> fields = CsvLine.split(line);
      if (fields.contains("Name")) {
        header = new CsvRow.Header(fields);
        results.skip(SkipRule.COMMENT);
        return;
      }
      if (header == null) {
        throw UnreadableException.shape("the header of Locust", line);
      }
      CsvRow row = header.row(fields);
      String name = row.get("Name");
      if (rows && (name.equals("Aggregated") || name.equals("Total"))) {
        aggregated(row);
      } else {
        endpoint(row);
        rows = true;
      }
    }

    private void aggregated(CsvRow row) throws UnreadableException {
      BigDecimal allRequests = count(row, "Request Count", "# requests");
      BigDecimal allFailures = count(row, "Failure Count", "# failures");
      if (allRequests.compareTo(requests) == 0 && allFailures.compareTo(failures) == 0) {
        results.skip(SkipRule.AGGREGATE);
      } else {
        results.reject(
            RejectReason.IMPOSSIBLE,
            "the total says "
                + allRequests
                + " requests and "
                + allFailures
                + " failures, its rows sum to "
                + requests
                + " and "
                + failures);
      }
    }

    private void endpoint(CsvRow row) throws UnreadableException {
      String method = row.get(header.has("Type") ? "Type" : "Method");
      BigDecimal rowRequests = count(row, "Request Count", "# requests");
      BigDecimal rowFailures = count(row, "Failure Count", "# failures");
      requests = requests.add(rowRequests);
      failures = failures.add(rowFailures);
      results.label((method + " " + row.get("Name")).strip());
      results.field("method", method);
      results.field("name", row.get("Name"));
      results.neutral("requests", "req", rowRequests);
      results.lower("failures", "req", rowFailures);
      results.higher("throughput", "req/s", row.get("Requests/s"));
      boolean called = rowRequests.signum() > 0;
      latency("latency_p50", row.get("Median Response Time"), called);
      latency("latency_mean", row.get("Average Response Time"), called);
      latency("latency_min", row.get("Min Response Time"), called);
      latency("latency_max", row.get("Max Response Time"), called);
      for (String name : header.names()) {
        if (PERCENT.matcher(name).matches() && !name.equals("50%") && !name.equals("100%")) {
          latency(Percentiles.metric("latency", name), row.get(name), called);
        }
      }
    }

    private void latency(String metric, String value, boolean called) throws UnreadableException {
      if (called) {
        results.lower(metric, "ms", value);
      } else {
        results.lower(metric, "ms", (BigDecimal) null);
      }
    }

    private BigDecimal count(CsvRow row, String name, String oldName) throws UnreadableException {
      return Numbers.required(row.get(header.has(name) ? name : oldName));
    }
  }
}
