package org.tenbin.log.vegeta;

import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.lines.Codes;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.RowFormat;
import org.tenbin.log.text.UnreadableException;

/**
 * vegeta's CSV (<code>vegeta encode --to csv</code>), without header: timestamp in nanoseconds,
 * status, latency in nanoseconds, bytes out, bytes in, error, body in base 64, attack name,
 * sequence number, and in later versions method, URL and headers. A status from 200 to 399 is
 * success; 0 means that there was no answer. Fields: <code>label</code> (the attack's name), <code>
 * method
 * </code>, <code>url</code>.
 */
public final class VegetaCsv extends RowFormat {
  private static final int FIRST_FIELDS = 9;
  private static final int MOST_FIELDS = 12;

  private static final Pattern NUMBERS =
      Pattern.compile("[0-9]{19},[0-9]{1,3},[0-9]{1,19},[0-9]{1,19},[0-9]{1,19},");

  @Override
  public String name() {
    return "vegeta";
  }

  @Override
  public String recognisedBy() {
    return "CSV rows of epoch nanoseconds, status, latency, ... in 9 to 12 columns, no header";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    String first = head.firstLine();
    boolean wide =
        first.chars().filter(c -> c == ',').limit(FIRST_FIELDS).count() >= FIRST_FIELDS - 1;
    return wide && NUMBERS.matcher(first).lookingAt() ? Match.YES : Match.NO;
  }

  @Override
  protected RowParser parser(LogInput input) {
    return VegetaCsv::row;
  }

  private static void row(List<String> row, Fate fate) throws UnreadableException {
    if (row.size() < FIRST_FIELDS || row.size() > MOST_FIELDS) {
      throw new UnreadableException(
          RejectReason.COLUMNS, row.size() + " fields where 9 to 12 are expected");
    }
    long status = Decimals.whole("status", row.get(1));
    boolean located = row.size() > FIRST_FIELDS + 1;
    fate.use(
        fate.request()
            .field("label", row.get(7))
            .field("method", located ? row.get(9) : null)
            .field("url", located ? row.get(10) : null)
            .startNanos(Decimals.whole("the timestamp", row.get(0)))
            .latencyNanos(Decimals.whole("the latency", row.get(2)))
            .bytes(Decimals.bytes(row.get(4)))
            .outcome(outcome(status, row.get(5))));
  }

  static Outcome outcome(long status, String error) {
    Outcome outcome = Codes.http(status);
    return outcome == Outcome.OK ? outcome : Codes.failure(error);
  }
}
