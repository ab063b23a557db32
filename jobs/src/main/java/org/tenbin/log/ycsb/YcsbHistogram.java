package org.tenbin.log.ycsb;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * YCSB's histogram in its text output (<code>measurementtype=histogram</code>): <code>[READ], 3,
 * 17</code> says that 17 operations took from 3 to 4 milliseconds; their value is the middle, 3.5
 * ms. Of <code>[READ], &gt;1000, 2</code> only bounds are known: the value is the operation's
 * maximum, so that no percentile comes out too low; without a <code>MaxLatency</code> line it is
 * the lower bound. Operations whose name ends in <code>
 * -FAILED</code> are left out. The field <code>label</code> is the operation. Other lines of the
 * output are summaries of the same operations.
 */
public final class YcsbHistogram extends LineFormat {
  private static final Pattern BUCKET =
      Pattern.compile("\\[([^\\]]+)\\],\\s*(>?)([0-9]{1,9}),\\s*([0-9]{1,18})\\s*");
  private static final Pattern MAX =
      Pattern.compile("\\[([^\\]]+)\\],\\s*MaxLatency\\(us\\),\\s*([0-9.E+]+)\\s*");
  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final int MOST_OPERATIONS = 1000;

  @Override
  public String name() {
    return "ycsb-histogram";
  }

  @Override
  public String recognisedBy() {
    return "lines [OPERATION], milliseconds, count with one for >LAST";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.HISTOGRAMS);
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    boolean open =
        head.shape().lines().anyMatch(l -> l.matches("\\[[^\\]]+\\],\\s*>[0-9]+,\\s*[0-9]+\\s*"));
    return open ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return new Reading();
  }

  private static final class Operation {
    private final SeriesKey key;
    private final Map<Long, Long> counts = new TreeMap<>();
    private long beyond;
    private long boundNanos;
    private long maxNanos = -1;

    Operation(SeriesKey key) {
      this.key = key;
    }
  }

  private static final class Reading implements LineParser {
    private final Map<String, Operation> operations = new LinkedHashMap<>();

    @Override
    public void parse(String line, Fate fate) throws UnreadableException {
      Matcher bucket = BUCKET.matcher(line);
      Matcher max = MAX.matcher(line);
      if (bucket.matches() && !bucket.group(1).endsWith("-FAILED")) {
        bucket(bucket, fate);
      } else if (max.matches() && !max.group(1).endsWith("-FAILED")) {
        operation(max.group(1), fate).maxNanos =
            Decimals.nanos("MaxLatency", max.group(2), Decimals.NANOS_OF_MICRO);
        fate.skip(SkipRule.AGGREGATE);
      } else {
        fate.skip(line.startsWith("[") ? SkipRule.AGGREGATE : SkipRule.COMMENT);
      }
    }

    private void bucket(Matcher bucket, Fate fate) throws UnreadableException {
      Operation operation = operation(bucket.group(1), fate);
      long count = Decimals.whole("the count", bucket.group(4));
      if (!bucket.group(2).isEmpty()) {
        operation.boundNanos = nanos(bucket.group(3), BigDecimal.ZERO);
        operation.beyond = sum(operation.beyond, count);
      } else if (count > 0) {
        long nanos = nanos(bucket.group(3), HALF);
        operation.counts.put(nanos, sum(operation.counts.getOrDefault(nanos, 0L), count));
      }
      fate.used();
    }

    private static long nanos(String millis, BigDecimal more) throws UnreadableException {
      return Decimals.decimal("the bucket", millis).add(more).scaleByPowerOfTen(6).longValueExact();
    }

    private static long sum(long a, long b) throws UnreadableException {
      if (a > Long.MAX_VALUE - b) {
        throw new UnreadableException(RejectReason.IMPOSSIBLE, "counts over 64 bits");
      }
      return a + b;
    }

    private Operation operation(String name, Fate fate) throws UnreadableException {
      Operation known = operations.get(name);
      if (known == null) {
        if (operations.size() == MOST_OPERATIONS) {
          throw new UnreadableException(RejectReason.IMPOSSIBLE, "more than 1000 operations");
        }
        known = new Operation(fate.key(Map.of("label", name)));
        operations.put(name, known);
      }
      return known;
    }

    @Override
    public void end(Fate fate) {
      for (Operation operation : operations.values()) {
        if (operation.beyond > 0) {
          operation.counts.merge(
              Math.max(operation.maxNanos, operation.boundNanos), operation.beyond, Long::sum);
        }
        if (!operation.counts.isEmpty()) {
          fate.sink()
              .histogram(
                  operation.key,
                  RequestSeries.NO_TIME,
                  RequestSeries.NO_TIME,
                  visitor -> operation.counts.forEach(visitor::visit));
        }
      }
    }
  }
}
