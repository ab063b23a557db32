package org.tenbin.log.phout;

import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.lines.Codes;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * Phantom's phout, which Yandex Tank writes too: twelve fields between tabs: start in epoch
 * seconds, tag, interval_real (the latency), connect, send, latency, receive, interval_event (all
 * microseconds), bytes out, bytes in, net code, proto code. A request succeeded where the net code
 * is 0 and the proto code 200 to 399; net code 110 is a timeout. The field <code>label</code> is
 * the tag without the <code>#NUMBER</code> of the cartridge.
 */
public final class Phout extends LineFormat {
  private static final int FIELDS = 12;
  private static final String TIMED_OUT = "110";

  @Override
  public String name() {
    return "phout";
  }

  @Override
  public String recognisedBy() {
    return "twelve tab-separated fields: epoch seconds, tag, ten whole numbers";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().matches("[0-9]{9,11}\\.[0-9]+\t[^\t]*(\t-?[0-9]+){10}")
        ? Match.YES
        : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return Phout::line;
  }

  private static void line(String line, Fate fate) throws UnreadableException {
    String[] fields = line.split("\t", -1);
    if (fields.length != FIELDS) {
      throw new UnreadableException(
          RejectReason.COLUMNS, fields.length + " fields where 12 are expected");
    }
    fate.use(
        fate.request()
            .field("label", fields[1].replaceFirst("#[0-9]*$", ""))
            .startNanos(Decimals.nanos("the start", fields[0], Decimals.NANOS_OF_SECOND))
            .latencyNanos(Decimals.nanos("interval_real", fields[2], Decimals.NANOS_OF_MICRO))
            .bytes(Decimals.bytes(fields[9]))
            .outcome(outcome(fields[10], Decimals.whole("proto code", fields[11]))));
  }

  private static Outcome outcome(String netCode, long protoCode) throws UnreadableException {
    if (netCode.equals(TIMED_OUT)) {
      return Outcome.TIMEOUT;
    }
    return Decimals.whole("net code", netCode) == 0 ? Codes.http(protoCode) : Outcome.ERROR;
  }
}
