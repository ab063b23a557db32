package org.tenbin.log.hey;

import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Codes;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.Instants;
import org.tenbin.log.lines.RowFormat;
import org.tenbin.log.text.UnreadableException;

/**
 * hey's CSV (<code>hey -o csv</code>): seconds with four decimals. <code>response-time</code> is
 * the latency; the parts beside it need not add up to it and are not used. <code>offset</code>, the
 * start since the beginning of the test, is counted from option <code>start</code> (1 Jan 1970
 * where none is declared); older versions have none. hey leaves requests without an answer out.
 */
public final class HeyCsv extends RowFormat {
  private static final String LATENCY = "response-time";

  @Override
  public String name() {
    return "hey";
  }

  @Override
  public String recognisedBy() {
    return "CSV header response-time,DNS+dialup,...";
  }

  @Override
  public List<Option> options() {
    return List.of(new Option("start", "when the test began: epoch or ISO time (default 1970)"));
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().startsWith(LATENCY + ",DNS") ? Match.YES : Match.NO;
  }

  @Override
  protected RowParser parser(LogInput input) throws LogRefusedException {
    return new Reading(Instants.declaredStart(input.options()));
  }

  private static final class Reading implements RowParser {
    private final long beginNanos;
    private List<String> header = List.of(LATENCY);

    Reading(long beginNanos) {
      this.beginNanos = beginNanos;
    }

    @Override
    public void parse(List<String> row, Fate fate) throws UnreadableException {
      if (row.get(0).equals(LATENCY)) {
        header = row;
        fate.skip(SkipRule.REPEATED_HEADER);
        return;
      }
      if (row.size() != header.size()) {
        throw new UnreadableException(
            RejectReason.COLUMNS, row.size() + " fields where the header names " + header.size());
      }
      int offset = header.indexOf("offset");
      int status = header.indexOf("status-code");
      fate.use(
          fate.request()
              .field("status", status < 0 ? null : row.get(status))
              .startNanos(offset < 0 ? RequestSeries.NO_TIME : start(row.get(offset)))
              .latencyNanos(seconds(row.get(0)))
              .outcome(Codes.http(status < 0 ? 200 : Decimals.whole("status", row.get(status)))));
    }

    private long start(String offset) throws UnreadableException {
      return Decimals.start(beginNanos, -seconds(offset));
    }

    private static long seconds(String text) throws UnreadableException {
      return Decimals.nanos("the time", text, Decimals.NANOS_OF_SECOND);
    }
  }
}
