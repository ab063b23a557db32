package org.tenbin.log.pgbench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * Latencies a second as pgbench-tools collects them (<code>latency_1s.csv</code>): <code>
 * collected,samples,min_latency,avg_latency,max_latency</code>, in milliseconds. The seconds are
 * added up to the file's transactions, its mean weighted by them, minimum and maximum.
 */
public final class PgbenchSeconds extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("\\A\"?collected\"?,\"?samples\"?,\"?min_latency\"?,");

  @Override
  public String name() {
    return "pgbench-seconds";
  }

  @Override
  public String recognisedBy() {
    return "a CSV header collected,samples,min_latency,...";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return new Seconds(results);
  }

  private static final class Seconds implements LineParser {
    private final Results results;
    private CsvRow.Header header;
    private BigDecimal count = BigDecimal.ZERO;
    private BigDecimal sum = BigDecimal.ZERO;
    private BigDecimal min;
    private BigDecimal max;
    private long firstOffset = -1;

    Seconds(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      List<String> fields = CsvLine.split(line);
      if (fields.contains("samples")) {
        results.skip(header == null ? SkipRule.COMMENT : SkipRule.REPEATED_HEADER);
        header = new CsvRow.Header(fields);
      } else if (header == null) {
        throw UnreadableException.shape("a header with samples", line);
      } else {
        second(header.row(fields));
      }
    }

    private void second(CsvRow row) throws UnreadableException {
      BigDecimal samples = Numbers.required(row.get("samples"));
      if (samples.signum() < 0) {
        throw new UnreadableException(RejectReason.NUMBER, "below zero: " + samples);
      }
      if (samples.signum() > 0) {
        BigDecimal mean = Numbers.required(row.get("avg_latency"));
        BigDecimal least = Numbers.required(row.get("min_latency"));
        BigDecimal most = Numbers.required(row.get("max_latency"));
        firstOffset = firstOffset < 0 ? results.offset() : firstOffset;
        count = count.add(samples);
        sum = sum.add(samples.multiply(mean));
        min = min == null ? least : min.min(least);
        max = max == null ? most : max.max(most);
      }
      results.use();
    }

    @Override
    public void end() {
      if (count.signum() > 0) {
        results.addAt(firstOffset, "transactions", "tx", Better.NEITHER, count);
        BigDecimal mean = sum.divide(count, MathContext.DECIMAL64);
        results.addAt(firstOffset, "latency_mean", "ms", Better.LOWER, mean);
        results.addAt(firstOffset, "latency_min", "ms", Better.LOWER, min);
        results.addAt(firstOffset, "latency_max", "ms", Better.LOWER, max);
      }
    }
  }
}
