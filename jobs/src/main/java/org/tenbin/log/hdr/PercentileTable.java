package org.tenbin.log.hdr;

import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.LogSink;

/**
 * HdrHistogram's percentile table (.hgrm), also as wrk2 and others print it. It is made to be
 * drawn: between two of its rows the distribution is lost, so that it cannot be merged with others;
 * it is recognised to be refused with that reason.
 */
public final class PercentileTable implements LogReader {
  private static final int LINES_LOOKED_AT = 5;

  @Override
  public String name() {
    return "hgrm";
  }

  @Override
  public String recognisedBy() {
    return "heading Value Percentile TotalCount 1/(1-Percentile); refused: cannot be merged";
  }

  @Override
  public List<Yield> yields() {
    return List.of();
  }

  @Override
  public Match recognise(Head head) {
    boolean table =
        head.lines(LINES_LOOKED_AT).stream()
            .anyMatch(
                line ->
                    line.strip()
                        .matches("\"?Value\"?[ ,]+\"?Percentile\"?[ ,]+\"?TotalCount\"?[ ,]+.*"));
    return table ? Match.YES : Match.NO;
  }

  @Override
  public void read(LogInput input, LogSink sink) throws LogRefusedException {
    throw new LogRefusedException(
        "a table of percentiles (.hgrm) cannot be merged: what lies between its rows is lost, and"
            + " an average of percentiles is no percentile; give the interval log (.hlog) or the"
            + " raw requests");
  }
}
