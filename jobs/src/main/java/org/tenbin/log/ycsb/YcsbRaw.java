package org.tenbin.log.ycsb;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * YCSB's raw measurements (<code>measurementtype=raw</code>): <code>OPERATION,epoch_ms,latency_us
 * </code>, stamped when the operation was over. <code>OPERATION-FAILED</code> is a failure of that
 * operation. The field <code>label</code> is the operation. Lines in brackets are summaries.
 */
public final class YcsbRaw extends LineFormat {
  private static final Pattern ROW =
      Pattern.compile("([A-Za-z][A-Za-z_-]*),\\s*([0-9]+),\\s*([0-9]+)\\s*");
  private static final String FAILED = "-FAILED";
  private static final int LINES_LOOKED_AT = 200;

  @Override
  public String name() {
    return "ycsb-raw";
  }

  @Override
  public String recognisedBy() {
    return "lines of operation, epoch milliseconds, microseconds between commas";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    boolean raw =
        head.lines(LINES_LOOKED_AT).stream()
            .anyMatch(line -> line.matches("[A-Z][A-Z_-]*,\\s?[0-9]{13},\\s?[0-9]+\\s*"));
    return raw ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return YcsbRaw::line;
  }

  private static void line(String line, Fate fate) throws UnreadableException {
    Matcher row = ROW.matcher(line);
    if (row.matches()) {
      String operation = row.group(1);
      boolean failed = operation.endsWith(FAILED);
      long latencyNanos = Decimals.nanos("the latency", row.group(3), Decimals.NANOS_OF_MICRO);
      long endNanos = Decimals.nanos("the time", row.group(2), Decimals.NANOS_OF_MILLI);
      fate.use(
          fate.request()
              .field(
                  "label",
                  failed ? operation.substring(0, operation.length() - FAILED.length()) : operation)
              .startNanos(Decimals.start(endNanos, latencyNanos))
              .latencyNanos(latencyNanos)
              .outcome(failed ? Outcome.ERROR : Outcome.OK));
    } else if (line.startsWith("[")) {
      fate.skip(SkipRule.AGGREGATE);
    } else if (line.matches("[A-Z][A-Z_-]*,.*")) {
      throw new UnreadableException(RejectReason.MALFORMED, "not operation, time, latency");
    } else {
      fate.skip(SkipRule.COMMENT);
    }
  }
}
