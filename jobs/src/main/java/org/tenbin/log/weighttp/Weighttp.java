package org.tenbin.log.weighttp;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.LineRules;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * The text that weighttp prints. The elapsed time is put together from seconds, milliseconds and
 * microseconds; requests per second are the tool's own whole number, which it cuts off, not rounds.
 */
public final class Weighttp extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^(?:weighttp |finished in \\d+ sec, \\d+ millisec and )");

  private static final LineRules RULES =
      new LineRules()
          .on(
              "finished in (\\d+) sec, (\\d+) millisec and (\\d+) microsec,"
                  + " (\\d+) req/s, (\\d+) kbyte/s",
              (m, r) -> {
                BigDecimal micros =
                    new BigDecimal(m.group(1))
                        .scaleByPowerOfTen(6)
                        .add(new BigDecimal(m.group(2)).scaleByPowerOfTen(3))
                        .add(new BigDecimal(m.group(3)));
                r.lower("elapsed", "s", micros.movePointLeft(6));
                r.higher("throughput", "req/s", m.group(4));
                r.higher("transfer_rate", "KiB/s", m.group(5));
              })
          .on(
              "requests: (\\d+) total, \\d+ started, (\\d+) done, (\\d+) succeeded,"
                  + " (\\d+) failed, (\\d+) errored",
              (m, r) -> {
                r.neutral("requests", "req", m.group(2));
                r.higher("succeeded", "req", m.group(3));
                r.lower("failed", "req", m.group(4));
                r.lower("errored", "req", m.group(5));
              })
          .on(
              "traffic: (\\d+) bytes total, .*",
              (m, r) -> r.neutral("transferred", "B", m.group(1)));

  @Override
  public String name() {
    return "weighttp";
  }

  @Override
  public String recognisedBy() {
    return "the line \"finished in N sec, N millisec and N microsec\"";
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
