package org.tenbin.log.ping;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * The output of ping on Linux, BusyBox, BSD and macOS. A reply with <code>time=</code> is a request
 * that succeeded; text behind its unit is passed over. A reply marked <code>(DUP!)</code> is
 * skipped. <code>no answer yet</code> and <code>Request timeout</code> are timeouts, <code>
 * Unreachable</code> and its like errors, with a latency of zero, which no statistic of successful
 * requests sees. Losses that ping reports in its summary only are not requests here. With <code>-D
 * </code> a line begins with the time at which the reply came. The field <code>label</code> is the
 * host that answered.
 */
public final class PingLog extends LineFormat {
  private static final Pattern STAMP = Pattern.compile("\\[([0-9]{9,11}(?:\\.[0-9]+)?)\\] (.*)");
  private static final Pattern REPLY =
      Pattern.compile(
          "[0-9]+ bytes from ([^:]+(?::[0-9a-fA-F:.%]+)?)[:,] .*?time[=<]([0-9.]+) ?(us|ms|s)\\b(.*)");
  private static final Pattern NO_ANSWER =
      Pattern.compile("no answer yet for icmp_seq=[0-9]+|Request timeout for icmp_seq [0-9]+");
  private static final Pattern FAILURE =
      Pattern.compile("From ([^ ]+)(?: \\([^)]*\\))?:? icmp_seq=[0-9]+ .*");
  private static final Pattern SUMMARY =
      Pattern.compile(
          "--- .* ---|[0-9]+ packets transmitted.*|(rtt|round-trip) min/.*|pipe [0-9]+");
  private static final Pattern COMMENT = Pattern.compile("PING .*|WARNING: .*|ping: .*|\\^C.*");

  @Override
  public String name() {
    return "ping";
  }

  @Override
  public String recognisedBy() {
    return "PING HOST ..., or lines N bytes from HOST: icmp_seq=N ttl=N time=N ms";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    boolean ping =
        head.lines(5).stream()
            .anyMatch(
                line ->
                    line.matches("PING \\S+ .*data.*")
                        || line.matches("(\\[[0-9.]+\\] )?[0-9]+ bytes from .*seq=.*time[=<].*"));
    return ping ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) {
    return PingLog::line;
  }

  private static void line(String whole, Fate fate) throws UnreadableException {
    Matcher stamp = STAMP.matcher(whole);
    boolean stamped = stamp.matches();
    String line = stamped ? stamp.group(2) : whole;
    long time =
        stamped
            ? Decimals.nanos("the time", stamp.group(1), Decimals.NANOS_OF_SECOND)
            : RequestSeries.NO_TIME;
    Matcher reply = REPLY.matcher(line);
    Matcher failure = FAILURE.matcher(line);
    if (reply.matches()) {
      reply(reply, time, fate);
    } else if (NO_ANSWER.matcher(line).matches()) {
      fate.use(lost(fate, time, Outcome.TIMEOUT));
    } else if (failure.matches()) {
      fate.use(lost(fate, time, Outcome.ERROR).field("label", failure.group(1)));
    } else if (SUMMARY.matcher(line).matches()) {
      fate.skip(SkipRule.AGGREGATE);
    } else if (COMMENT.matcher(line).matches()) {
      fate.skip(SkipRule.COMMENT);
    } else {
      throw new UnreadableException(RejectReason.UNKNOWN_RECORD, "no line of ping");
    }
  }

  private static void reply(Matcher reply, long time, Fate fate) throws UnreadableException {
    if (reply.group(4).contains("(DUP!)")) {
      fate.skip(SkipRule.DUPLICATE);
      return;
    }
    long scale =
        switch (reply.group(3)) {
          case "us" -> Decimals.NANOS_OF_MICRO;
          case "ms" -> Decimals.NANOS_OF_MILLI;
          default -> Decimals.NANOS_OF_SECOND;
        };
    long latencyNanos = Decimals.nanos("the time", reply.group(2), scale);
    long startNanos = time == RequestSeries.NO_TIME ? time : Decimals.start(time, latencyNanos);
    fate.use(
        fate.request()
            .field("label", reply.group(1))
            .startNanos(startNanos)
            .latencyNanos(latencyNanos));
  }

  private static RequestRecord lost(Fate fate, long time, Outcome outcome) {
    return fate.request().startNanos(time).latencyNanos(0).outcome(outcome);
  }
}
