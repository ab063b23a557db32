package org.tenbin.log.bombardier;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Multiples;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The text that bombardier prints: latencies carry a unit each and become microseconds, as in its
 * JSON; a MB of throughput is 1024 squared. <code>others</code> are requests without an answer.
 */
public final class BombardierText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^(?:Bombarding \\S+ |Statistics +Avg +Stdev +Max)");

  private static final Pattern CODES = Pattern.compile("([1-5]xx|others) - (\\d+)");

  private static final LineRules RULES =
      new LineRules()
          .on(
              "Reqs/sec +([0-9.]+) +([0-9.]+) +([0-9.]+)",
              (m, r) -> {
                r.higher("throughput_mean", "req/s", m.group(1));
                r.lower("throughput_stdev", "req/s", m.group(2));
                r.higher("throughput_max", "req/s", m.group(3));
              })
          .on(
              "Latency +(\\S+) +(\\S+) +(\\S+)",
              (m, r) -> {
                r.lower("latency_mean", "us", micros(m.group(1)));
                r.lower("latency_stdev", "us", micros(m.group(2)));
                r.lower("latency_max", "us", micros(m.group(3)));
              })
          .on(
              "([0-9.]+)% +(\\S+)",
              (m, r) ->
                  r.lower(Percentiles.metric("latency", m.group(1)), "us", micros(m.group(2))))
          .on(
              "(?:1xx - \\d+, 2xx - .*|others - \\d+)",
              (m, r) ->
                  CODES
                      .matcher(m.group())
                      .results()
                      .forEach(
                          code ->
                              r.add(
                                  code.group(1).equals("others")
                                      ? "errors"
                                      : "status_" + code.group(1),
                                  "req",
                                  code.group(1).equals("2xx") ? Better.HIGHER : Better.LOWER,
                                  new BigDecimal(code.group(2)))))
          .on(
              "Throughput: +(\\S+)/s",
              (m, r) -> r.higher("transfer_rate", "B/s", Multiples.KIBI.bytes(m.group(1))));

  private static BigDecimal micros(String text) throws UnreadableException {
    return Durations.in(TimeUnitName.MICROSECOND, Durations.nanos(text));
  }

  @Override
  public String name() {
    return "bombardier";
  }

  @Override
  public String recognisedBy() {
    return "\"Bombarding URL\" or \"Statistics Avg Stdev Max\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return RULES.parser(results);
  }
}
