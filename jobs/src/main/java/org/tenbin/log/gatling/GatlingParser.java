package org.tenbin.log.gatling;

import java.util.Set;
import org.tenbin.log.Head;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestRecord;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Codes;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/** Parses the lines of a simulation.log. */
final class GatlingParser implements LineParser {
  private static final String REQUEST = "REQUEST";
  private static final String RUN = "RUN";
  private static final Set<String> OTHER_KINDS =
      Set.of(RUN, "USER", "GROUP", "ASSERTION", "ERROR", "ACTION", "SCENARIO");

  /** In 2.0 the kind stood third. */
  private static final int OLD_KIND = 2;

  private static final int OLD_STATUS = 9;
  private static final int OLD_EPOCHS = 4;
  private static final int STATUS_SINCE_3_4 = 5;
  private static final int STATUS_IN_2_3 = 7;
  private static final int RUN_FIELDS = 5;

  /** Gatling 3.11 and later begin with a run record: a zero byte and the version's length. */
  private static final int BINARY_HEADER = 5;

  private boolean afterFailure;

  static boolean isRunOrRequest(String line) {
    String[] fields = line.split("\t", -1);
    boolean run =
        fields.length >= RUN_FIELDS && (fields[0].equals(RUN) || fields[OLD_KIND].equals(RUN));
    return run || statusIndex(fields) > 0;
  }

  static boolean isBinary(Head head) {
    byte[] bytes = head.bytes();
    return bytes.length > BINARY_HEADER
        && bytes[0] == 0
        && bytes[1] == 0
        && bytes[BINARY_HEADER] == '3'
        && head.fileName().startsWith("simulation");
  }

  static void refuseBinary(Head head) throws LogRefusedException {
    if (head.length() > BINARY_HEADER && head.bytes()[0] == 0 && head.bytes()[1] == 0) {
      throw new LogRefusedException(
          "a binary simulation.log (Gatling 3.11 or later); only the text form is read: record"
              + " with Gatling up to 3.10");
    }
  }

  @Override
  public void parse(String line, Fate fate) throws UnreadableException {
    String[] fields = line.split("\t", -1);
    boolean old = fields.length > OLD_KIND && !fields[0].equals(REQUEST);
    String kind = fields[0];
    if (fields[0].equals(REQUEST) || (old && fields[OLD_KIND].equals(REQUEST))) {
      request(line, fields, fate);
    } else if (OTHER_KINDS.contains(kind) || (old && OTHER_KINDS.contains(fields[OLD_KIND]))) {
      afterFailure = kind.equals("ERROR");
      fate.skip(SkipRule.OTHER_KIND);
    } else if (afterFailure && fate.terminated()) {
      fate.skip(SkipRule.CONTINUATION);
    } else {
      throw new UnreadableException(RejectReason.UNKNOWN_RECORD, "no record of a simulation.log");
    }
  }

  private void request(String line, String[] fields, Fate fate) throws UnreadableException {
    int status = statusIndex(fields);
    if (status < 0) {
      int second = line.lastIndexOf(REQUEST + "\t");
      if (second > 0 && fields[0].equals(REQUEST)) {
        fate.reject(RejectReason.MALFORMED, "a record that another one cut off");
        fate.frame(fate.offset(), fate.terminated());
        parse(line.substring(second), fate);
        return;
      }
      throw new UnreadableException(
          RejectReason.MALFORMED, "a REQUEST without two epochs and OK or KO behind them");
    }
    boolean old = !fields[0].equals(REQUEST);
    int first = status - (old ? OLD_EPOCHS : 2);
    long startNanos = Decimals.nanos("the start", fields[first], Decimals.NANOS_OF_MILLI);
    long endNanos = Decimals.nanos("the end", fields[status - 1], Decimals.NANOS_OF_MILLI);
    String message = fields.length > status + 1 ? fields[status + 1] : "";
    boolean failed = fields[status].equals("KO");
    afterFailure = failed;
    RequestRecord request =
        fate.request()
            .field("label", fields[first - 1])
            .field("group", fields[first - 2])
            .startNanos(startNanos)
            .latencyNanos(Decimals.start(endNanos, startNanos))
            .outcome(failed ? Codes.failure(message) : Outcome.OK);
    if (old || status == STATUS_IN_2_3) {
      request.field("scenario", fields[old ? 0 : 1]);
    }
    fate.use(request);
  }

  /** Where the status stands, or -1. */
  private static int statusIndex(String[] fields) {
    if (fields.length > OLD_STATUS
        && fields[OLD_KIND].equals(REQUEST)
        && isStatus(fields, OLD_STATUS)) {
      return OLD_STATUS;
    }
    if (!fields[0].equals(REQUEST)) {
      return -1;
    }
    for (int i = STATUS_SINCE_3_4; i <= STATUS_IN_2_3 && i < fields.length; i++) {
      if (isStatus(fields, i)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isStatus(String[] fields, int index) {
    return (fields[index].equals("OK") || fields[index].equals("KO"))
        && isEpoch(fields[index - 1])
        && isEpoch(fields[index - 2]);
  }

  private static boolean isEpoch(String field) {
    return !field.isEmpty()
        && field.length() <= 18
        && field.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
