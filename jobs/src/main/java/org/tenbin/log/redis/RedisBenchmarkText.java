package org.tenbin.log.redis;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * The text of redis-benchmark: blocks under <code>====== SET ======</code>, or one line a test with
 * <code>-q</code>. The rolling "rps=" lines that a terminal shows are overwritten by carriage
 * returns; only what stands behind the last of them counts. The percentiles by latency of old
 * versions are left out.
 */
public final class RedisBenchmarkText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^====== .+ ======|(?<![0-9.])[0-9.]{1,20} requests per second");

  private static final Pattern HEADING = Pattern.compile("====== (.+) ======");
  private static final Pattern COMPLETED =
      Pattern.compile("(\\d+) requests completed in ([0-9.]+) seconds");
  private static final Pattern RATE =
      Pattern.compile("(?:(.+): |(?:throughput summary: )?)([0-9.]+) requests per second.*");
  private static final Pattern QUICK_MEDIAN = Pattern.compile(".*, p50=([0-9.]+) msec");
  private static final Pattern BUCKET = Pattern.compile("[0-9.]+% <= [0-9.]+ milliseconds.*");

  @Override
  public String name() {
    return "redis-benchmark-text";
  }

  @Override
  public String recognisedBy() {
    return "\"====== TEST ======\" or \"N requests per second\"";
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
    return whole -> {
      String line = whole.substring(whole.lastIndexOf('\r') + 1).strip();
      Matcher heading = HEADING.matcher(line);
      Matcher completed = COMPLETED.matcher(line);
      Matcher rate = RATE.matcher(line);
      Matcher median = QUICK_MEDIAN.matcher(line);
      if (heading.matches()) {
        results.label(heading.group(1));
      } else if (completed.matches()) {
        results.neutral("requests", "req", completed.group(1));
        results.lower("elapsed", "s", completed.group(2));
      } else if (rate.matches()) {
        if (rate.group(1) != null && !rate.group(1).equals("throughput summary")) {
          results.label(rate.group(1));
        }
        results.higher("throughput", "req/s", rate.group(2));
        if (median.matches()) {
          results.lower("latency_p50", "ms", median.group(1));
        }
      } else if (BUCKET.matcher(line).matches()) {
        results.skip(SkipRule.AGGREGATE);
      }
    };
  }
}
