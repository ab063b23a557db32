package org.tenbin.log.pgbench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.Measurement;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * pgbench's aggregated log (<code>--aggregate-interval</code>): <code>epoch_s transactions sum
 * sum_of_squares min max ...</code> a line, in microseconds. Counts and sums are added up over the
 * file, so that mean and variance are those of all its transactions; the minimum of an interval
 * without transactions (zero) is none.
 */
public final class PgbenchAggregate extends LineFormat {
  private static final int FIRST_FIELDS = 6;

  @Override
  public String name() {
    return "pgbench-aggregate";
  }

  @Override
  public String recognisedBy() {
    return "lines of epoch seconds, transactions, sum, sum of squares, min, max";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.MEASUREMENTS);
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().matches("[0-9]{9,11}( [0-9]+){5,11}") ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return new Reading();
  }

  private static final class Reading implements LineParser {
    private BigDecimal count = BigDecimal.ZERO;
    private BigDecimal sum = BigDecimal.ZERO;
    private BigDecimal squares = BigDecimal.ZERO;
    private BigDecimal min;
    private BigDecimal max;
    private SeriesKey key;
    private long firstOffset;

    @Override
    public void parse(String line, Fate fate) throws UnreadableException {
      String[] fields = line.strip().split(" ", -1);
      if (fields.length < FIRST_FIELDS) {
        throw new UnreadableException(
            RejectReason.COLUMNS, fields.length + " fields where 6 or more are expected");
      }
      BigDecimal[] numbers = new BigDecimal[FIRST_FIELDS];
      for (int i = 0; i < FIRST_FIELDS; i++) {
        numbers[i] = Decimals.decimal("a number", fields[i]);
        if (numbers[i].signum() < 0) {
          throw new UnreadableException(RejectReason.NUMBER, "a number is " + fields[i]);
        }
      }
      if (key == null) {
        key = fate.key(Map.of());
        firstOffset = fate.offset();
      }
      if (numbers[1].signum() > 0) {
        count = count.add(numbers[1]);
        sum = sum.add(numbers[2]);
        squares = squares.add(numbers[3]);
        min = min == null ? numbers[4] : min.min(numbers[4]);
        max = max == null ? numbers[5] : max.max(numbers[5]);
      }
      fate.used();
    }

    @Override
    public void end(Fate fate) throws LogRefusedException {
      if (key == null) {
        return;
      }
      measure(fate, "transactions", "1", Better.HIGHER, count);
      if (count.signum() > 0) {
        BigDecimal mean = sum.divide(count, MathContext.DECIMAL64);
        BigDecimal variance =
            squares
                .multiply(count)
                .subtract(sum.multiply(sum))
                .divide(count.multiply(count), MathContext.DECIMAL64);
        measure(fate, "latency_mean", "us", Better.LOWER, mean);
        measure(fate, "latency_variance", "us^2", Better.LOWER, variance);
        measure(fate, "latency_min", "us", Better.LOWER, min);
        measure(fate, "latency_max", "us", Better.LOWER, max);
      }
    }

    private void measure(Fate fate, String metric, String unit, Better better, BigDecimal value) {
      fate.sink().measurement(new Measurement(key, metric, unit, better, value, firstOffset));
    }
  }
}
