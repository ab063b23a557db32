package org.tenbin.log.hdr;

import java.io.IOException;
import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;

/**
 * HdrHistogram's interval log (.hlog), versions 0 to 3, of jHiccup, YCSB and others: <code>
 * [Tag=NAME,]start,length,max,payload</code> a line, the payload a compressed histogram in base 64.
 *
 * <ul>
 *   <li>The log does not tell the unit of the recorded values: option <code>unit</code>, by default
 *       nanoseconds, in a log that begins with YCSB's <code>Logging for:</code> microseconds.
 *   <li>Every interval counts, in whatever order they begin. Starts are seconds since the epoch, or
 *       since the <code>StartTime</code> or <code>BaseTime</code> of a comment.
 *   <li>The field <code>label</code> is the tag, else what YCSB was logging for; <code>tag</code>
 *       is the tag.
 *   <li>Numbers with decimal commas make seven fields or more of four: a reject.
 * </ul>
 */
public final class HdrLog extends LineFormat {
  private static final int LINES_LOOKED_AT = 50;

  @Override
  public String name() {
    return "hdr";
  }

  @Override
  public String recognisedBy() {
    return "comment Histogram log format version, or lines with payloads HIST...";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.HISTOGRAMS);
  }

  @Override
  public List<Option> options() {
    return List.of(new Option("unit", "unit of the recorded values: ns (default), us, ms or s"));
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    boolean log =
        head.lines(LINES_LOOKED_AT).stream()
            .anyMatch(
                line ->
                    line.startsWith("#[Histogram log format version")
                        || line.matches(
                            "(Tag=[^,]*,)?[0-9.]+,[0-9.]+,[0-9.]+,HIST[A-Za-z0-9+/=]+"));
    return log ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) throws IOException {
    String unit = input.options().get("unit").orElse("");
    return switch (unit) {
      case "", "ns" -> new HdrParser(1, unit.isEmpty());
      case "us" -> new HdrParser(Decimals.NANOS_OF_MICRO, false);
      case "ms" -> new HdrParser(Decimals.NANOS_OF_MILLI, false);
      case "s" -> new HdrParser(Decimals.NANOS_OF_SECOND, false);
      default ->
          throw new LogRefusedException("-D tenbin.unit=" + unit + " is none of ns, us, ms, s");
    };
  }
}
