package org.tenbin.log.wrk;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Multiples;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The text that wrk and wrk2 print.
 *
 * <ul>
 *   <li>latencies carry a unit each (<code>us</code>, <code>ms</code>, <code>s</code>, <code>m
 *       </code> for minutes, <code>h</code>) and become milliseconds; one without a unit is
 *       rejected: nothing tells what it means
 *   <li>a standard deviation above the maximum is impossible; the latency line is rejected
 *   <li><code>k</code> of requests is 1000, <code>MB</code> of transfer is 1024 squared
 *   <li><code>errors</code> are the socket errors together; <code>non_2xx</code> stands apart, as
 *       the tool counts it, and is also told as a share of the requests: <code>error_rate</code>
 *   <li>the second distribution of wrk2, which takes no account of delayed starts, is a quantity of
 *       its own: <code>latency_uncorrected</code>
 *   <li>the detailed spectrum of wrk2 repeats the percentiles more finely; it cannot be merged and
 *       is left out
 * </ul>
 */
public final class Wrk extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^ *(?:Thread Stats +Avg +Stdev|Running \\S+ test @ )");

  private static final String NUMBER = "([0-9.]+)";

  private static final String RECORDED = "latency";
  private static final String UNCORRECTED = "latency_uncorrected";
  private static final int SHARE_DECIMALS = 6;

  private static final LineRules RULES =
      new LineRules()
          .on("Latency +(\\S+) +(\\S+) +(\\S+) +(\\S+)", Wrk::latency)
          .on(
              "Req/Sec +(\\S+) +(\\S+) +(\\S+) +\\S+",
              (m, r) -> {
                r.higher("thread_throughput_mean", "req/s", thousands(m, 1));
                r.lower("thread_throughput_stdev", "req/s", thousands(m, 2));
                r.higher("thread_throughput_max", "req/s", thousands(m, 3));
              })
          .on(
              "(\\d+) requests in (\\S+), (\\S+) read",
              (m, r) -> {
                r.neutral("requests", "req", m.group(1));
                r.neutral(
                    "elapsed", "s", Durations.in(TimeUnitName.SECOND, Durations.nanos(m.group(2))));
                r.neutral("transferred", "B", Multiples.KIBI.bytes(m.group(3)));
              })
          .on(
              "Socket errors: connect (\\d+), read (\\d+), write (\\d+), timeout (\\d+)",
              (m, r) -> {
                BigDecimal sum = BigDecimal.ZERO;
                for (int i = 1; i <= m.groupCount(); i++) {
                  sum = sum.add(new BigDecimal(m.group(i)));
                }
                r.lower("errors", "req", sum);
                r.lower("timeouts", "req", m.group(4));
              })
          .on("Requests/sec: +" + NUMBER, (m, r) -> r.higher("throughput", "req/s", m.group(1)))
          .on(
              "Transfer/sec: +(\\S+)",
              (m, r) -> r.higher("transfer_rate", "B/s", Multiples.KIBI.bytes(m.group(1))))
          .on(NUMBER + " +[01]\\.\\d+ +\\d+ +\\S+", (m, r) -> r.skip(SkipRule.AGGREGATE));

  /**
   * One output: which of the distributions its percentiles are of, and how many requests there
   * were.
   */
  private static final class Reading implements LineParser {
    private final Results results;
    private final LineRules own =
        new LineRules()
            .on(
                "Latency Distribution(?: \\(HdrHistogram - (.+)\\))?",
                (m, r) -> distribution(m.group(1)))
            .on(NUMBER + "% +([0-9.]+[a-z]+)", this::percentile)
            .on("#\\[Max +=.*Total count += +(\\d+)\\]", this::count)
            .on("(\\d+) requests in \\S+, \\S+ read", this::requests)
            .on("Non-2xx or 3xx responses: (\\d+)", this::failed);
    private String latency = RECORDED;
    private BigDecimal requests = BigDecimal.ZERO;

    Reading(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      own.apply(line, results);
      RULES.apply(line, results);
    }

    private void distribution(String name) {
      latency = name != null && name.startsWith("Uncorrected") ? UNCORRECTED : RECORDED;
    }

    private void percentile(Matcher m, Results r) throws UnreadableException {
      r.lower(Percentiles.metric(latency, m.group(1)), "ms", millis(m.group(2)));
    }

    private void count(Matcher m, Results r) throws UnreadableException {
      r.neutral(latency + "_count", "req", m.group(1));
    }

    private void requests(Matcher m, Results r) throws UnreadableException {
      requests = Numbers.required(m.group(1));
    }

    private void failed(Matcher m, Results r) throws UnreadableException {
      BigDecimal failed = Numbers.required(m.group(1));
      r.lower("non_2xx", "req", failed);
      if (requests.signum() > 0) {
        r.lower("error_rate", "", failed.divide(requests, SHARE_DECIMALS, RoundingMode.HALF_UP));
      }
    }
  }

  private static void latency(Matcher m, Results r) throws UnreadableException {
    BigDecimal mean = millis(m.group(1));
    BigDecimal stdev = millis(m.group(2));
    BigDecimal max = millis(m.group(3));
    if (stdev.compareTo(max) > 0) {
      r.reject(RejectReason.IMPOSSIBLE, "the standard deviation exceeds the maximum");
      return;
    }
    r.lower("latency_mean", "ms", mean);
    r.lower("latency_stdev", "ms", stdev);
    r.lower("latency_max", "ms", max);
  }

  private static BigDecimal millis(String duration) throws UnreadableException {
    return Durations.in(TimeUnitName.MILLISECOND, Durations.nanos(duration));
  }

  private static BigDecimal thousands(Matcher m, int group) throws UnreadableException {
    return Multiples.THOUSAND.value(m.group(group));
  }

  @Override
  public String name() {
    return "wrk";
  }

  @Override
  public String recognisedBy() {
    return "\"Running T test @ URL\" or \"Thread Stats Avg Stdev\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return new Reading(results);
  }
}
