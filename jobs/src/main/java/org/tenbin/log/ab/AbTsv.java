package org.tenbin.log.ab;

import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * ApacheBench's gnuplot file (<code>ab -g</code>): starttime, seconds, ctime, dtime, ttime, wait
 * between tabs. <code>ttime</code> is the latency in milliseconds, <code>seconds</code> the start
 * (the text beside it is a local time without zone). Rows are sorted by latency, not by time. ab
 * does not say which requests failed: all count as successful.
 */
public final class AbTsv extends LineFormat {
  private static final String HEADER = "starttime\tseconds\tctime\tdtime\tttime\twait";
  private static final int FIELDS = 6;

  @Override
  public String name() {
    return "ab";
  }

  @Override
  public String recognisedBy() {
    return "tab-separated header starttime, seconds, ctime, dtime, ttime, wait";
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().strip().equals(HEADER) ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return AbTsv::line;
  }

  private static void line(String line, Fate fate) throws UnreadableException {
    if (line.strip().equals(HEADER)) {
      fate.skip(SkipRule.REPEATED_HEADER);
      return;
    }
    String[] fields = line.split("\t", -1);
    if (fields.length != FIELDS) {
      throw new UnreadableException(
          RejectReason.COLUMNS, fields.length + " fields where the header names " + FIELDS);
    }
    fate.use(
        fate.request()
            .startNanos(Decimals.nanos("seconds", fields[1], Decimals.NANOS_OF_SECOND))
            .latencyNanos(Decimals.nanos("ttime", fields[4], Decimals.NANOS_OF_MILLI)));
  }
}
