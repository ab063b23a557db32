package org.tenbin.log.ab;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The percentiles that ab writes with <code>-e</code>: the header <code>
 * Percentage served,Time in ms</code>, then one percentile a line, 0 for the shortest and 100 for
 * the longest request. Kept as measurements of their run; percentiles of several machines are never
 * averaged into one, <code>ab -g</code> logs what can be merged.
 */
public final class AbPercentiles extends TextReader {
  private static final String HEADER = "Percentage served,Time in ms";
  private static final Pattern ROW = Pattern.compile("\\s*(\\d{1,3})\\s*,\\s*(\\S+)\\s*");

  @Override
  public String name() {
    return "ab-percentiles";
  }

  @Override
  public String recognisedBy() {
    return "the header \"" + HEADER + "\"";
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().strip().equals(HEADER) ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return line -> {
      Matcher row = ROW.matcher(line);
      if (line.strip().equals(HEADER)) {
        results.skip(SkipRule.COMMENT);
      } else if (row.matches()) {
        results.lower(Percentiles.metric("latency", row.group(1)), "ms", row.group(2));
      } else {
        throw UnreadableException.shape("a percentile and a time", line);
      }
    };
  }
}
