package org.tenbin.log.pgbench;

import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestRecord;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * pgbench's transaction log (<code>--log</code>): <code>client transaction time script epoch_s
 * epoch_us [schedule_lag [retries]]</code> between blanks.
 *
 * <ul>
 *   <li>The time is microseconds; the epoch (its microseconds without leading zeros) is the end of
 *       the transaction. With a schedule lag the transaction was due at the end less the time: that
 *       is its intended and its counted start.
 *   <li><code>skipped</code> was not sent. <code>failed</code>, <code>serialization</code> and
 *       <code>deadlock</code> have no time: an error with latency zero, which no statistic of
 *       successful requests sees.
 *   <li>Fields: <code>client</code>, and <code>label</code>, the number of the script.
 * </ul>
 */
public final class PgbenchLog extends LineFormat {
  private static final int FIRST_FIELDS = 6;
  private static final int MOST_FIELDS = 8;
  private static final String FAILED = "failed|serialization|deadlock";
  private static final String SHAPE =
      "[0-9]+ [0-9]+ ([0-9]+|skipped|" + FAILED + ") [0-9]+ [0-9]{9,11} [0-9]{1,6}(?: [0-9]+)*+";

  @Override
  public String name() {
    return "pgbench";
  }

  @Override
  public String recognisedBy() {
    return "lines of client, transaction, microseconds, script, epoch seconds and microseconds";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().matches(SHAPE) ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return PgbenchLog::line;
  }

  private static void line(String line, Fate fate) throws UnreadableException {
    String[] fields = line.strip().split(" ", -1);
    if (fields.length < FIRST_FIELDS || fields.length > MOST_FIELDS) {
      throw new UnreadableException(
          RejectReason.COLUMNS, fields.length + " fields where 6 to 8 are expected");
    }
    if (fields[2].equals("skipped")) {
      fate.skip(SkipRule.NOT_SENT);
      return;
    }
    boolean failed = fields[2].matches(FAILED);
    long latencyNanos = failed ? 0 : Decimals.nanos("the time", fields[2], Decimals.NANOS_OF_MICRO);
    long startNanos = Decimals.start(end(fields), latencyNanos);
    RequestRecord request =
        fate.request()
            .field("client", fields[0])
            .field("label", "script " + fields[3])
            .startNanos(startNanos)
            .latencyNanos(latencyNanos)
            .outcome(failed ? Outcome.ERROR : Outcome.OK)
            .intendedNanos(fields.length > FIRST_FIELDS ? startNanos : RequestSeries.NO_TIME);
    fate.use(request);
  }

  private static long end(String[] fields) throws UnreadableException {
    long seconds = Decimals.nanos("the epoch", fields[4], Decimals.NANOS_OF_SECOND);
    long micros = Decimals.nanos("the microseconds", fields[5], Decimals.NANOS_OF_MICRO);
    return Decimals.start(seconds, -micros);
  }
}
