package org.tenbin.log.jmeter;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The lines of JMeter's summariser in <code>jmeter.log</code> or on the terminal: <code>
 * NAME =   1255 in   217s =    5.8/s Avg:   330 Min:     5 Max:  5628 Err:     0 (0.00%)</code>.
 * Lines with <code>=</code> are cumulative totals, so a later one replaces an earlier one: only the
 * last of each name counts. Lines with <code>+</code> are the differences between totals and are
 * left out. The time is in seconds or, in newer versions, <code>00:03:37</code>.
 */
public final class Summariser extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)[+=] +\\d+ in +[0-9:.]+s? = +[0-9.]+/s Avg:");

  private static final Pattern LINE =
      Pattern.compile(
          "(?:.*?Summariser: )?(?<name>.{0,200}?) *(?<sign>[+=]) +(?<count>\\d+) in +"
              + "(?<time>[0-9:.]+)s? = +(?<rate>[0-9.]+)/s Avg: +(?<avg>\\d+) Min: +(?<min>\\d+)"
              + " Max: +(?<max>\\d+) Err: +(?<err>\\d+) .*");

  @Override
  public String name() {
    return "jmeter-summariser";
  }

  @Override
  public String recognisedBy() {
    return "lines \"NAME = N in Ns = N/s Avg: N Min: N Max: N Err: N\"";
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
    LastOfEach totals = new LastOfEach(results);
    return new LineParser() {
      @Override
      public void line(String line) throws UnreadableException {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
          results.skip(SkipRule.COMMENT);
        } else if (parts.group("sign").equals("+")) {
          results.skip(SkipRule.AGGREGATE);
        } else {
          String time = parts.group("time");
          totals.put(
              parts.group("name"),
              parts,
              time.contains(":")
                  ? Durations.in(TimeUnitName.SECOND, Durations.clockNanos(time)).toPlainString()
                  : time);
          results.use();
        }
      }

      @Override
      public void end() {
        totals.end();
      }
    };
  }
}
