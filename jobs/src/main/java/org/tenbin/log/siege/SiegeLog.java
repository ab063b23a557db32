package org.tenbin.log.siege;

import java.time.ZoneId;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * Siege's line for each transaction, on the terminal (<code>HTTP/1.1 200 0.36 secs: 3372 bytes ==>
 * GET /</code>) or as CSV (<code>user,HTTP/1.1,200,0.36,3372,/,0,2026-11-30 21:30:13</code>), with
 * or without colours. The CSV's URL may hold commas: the fields are counted from both ends. Its
 * date is local and needs a declared zone. A status from 200 to 399 is success. The field <code>
 * label</code> is the URL. What else Siege prints is a comment.
 */
public final class SiegeLog extends LineFormat {
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]{0,10}[A-Za-z]");
  private static final Pattern CSV =
      Pattern.compile(
          "\\s*[0-9]+,HTTP/[0-9.]+,\\s*([0-9]+),\\s*([0-9.]+),\\s*([0-9]+),(.*),([0-9]+),"
              + "([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8})\\s*");
  private static final Pattern TEXT =
      Pattern.compile("HTTP/[0-9.]+\\s+([0-9]{3})\\s+([0-9.]+) secs:\\s+([0-9]+) bytes ==> (.*)");
  private static final int LINES_LOOKED_AT = 50;

  @Override
  public String name() {
    return "siege";
  }

  @Override
  public String recognisedBy() {
    return "HTTP/1.1 200 N secs: N bytes ==> URL, or the same as CSV";
  }

  @Override
  public List<Option> options() {
    return List.of(new Option("zone", "time zone of the CSV's dates, such as Asia/Tokyo"));
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    boolean siege =
        head.lines(LINES_LOOKED_AT).stream()
            .map(SiegeLog::plain)
            .anyMatch(line -> CSV.matcher(line).matches() || TEXT.matcher(line).matches());
    return siege ? Match.YES : Match.NO;
  }

  private static String plain(String line) {
    return COLOUR.matcher(line).replaceAll("");
  }

  @Override
  protected LineParser parser(LogInput input) {
    return (line, fate) -> {
      Matcher csv = CSV.matcher(line);
      Matcher text = TEXT.matcher(line);
      if (csv.matches()) {
        ZoneId zone = input.options().zone();
        use(csv, Instants.local(csv.group(6), zone), fate);
      } else if (text.matches()) {
        use(text, RequestSeries.NO_TIME, fate);
      } else if (line.contains("HTTP/")) {
        throw new UnreadableException(RejectReason.MALFORMED, "not a whole transaction");
      } else {
        fate.skip(SkipRule.COMMENT);
      }
    };
  }

  private static void use(Matcher m, long startNanos, Fate fate)
      throws UnreadableException, LogRefusedException {
    fate.use(
        fate.request()
            .field("label", m.group(4))
            .startNanos(startNanos)
            .latencyNanos(Decimals.nanos("the time", m.group(2), Decimals.NANOS_OF_SECOND))
            .bytes(Decimals.bytes(m.group(3)))
            .outcome(Codes.http(Decimals.whole("status", m.group(1)))));
  }
}
