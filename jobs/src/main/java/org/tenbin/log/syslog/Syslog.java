package org.tenbin.log.syslog;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;

/**
 * A system log, read for connections that the kernel's tracking table dropped: <code>
 * nf_conntrack: table full, dropping packet</code> (<code>ip_conntrack</code> in old kernels, the
 * name once or twice, with or without a point; newer ones add the network namespace) becomes the
 * event <code>conntrack-drop</code>.
 *
 * <ul>
 *   <li>only lines of the kernel count: another program may quote the words
 *   <li><code>last message repeated 12 times</code> and <code>message repeated 12 times: [...]
 *       </code> behind such a line of the same host are 12 more events
 *   <li><code>118 callbacks suppressed</code> of the kernel's rate limit behind such a line are at
 *       least 118 more: the kernel does not say of which message
 *   <li>BSD dates have neither year nor zone: the options <code>year</code> (of the first line; it
 *       goes on when December turns to January) and <code>zone</code> declare them; ISO dates with
 *       an offset need neither
 *   <li>lines that begin with <code>kernel:</code>, without date and host, have no time and no host
 * </ul>
 */
public final class Syslog extends TextReader {
  private static final Pattern DROPS =
      Pattern.compile(
          "(?m)kernel: .{0,40}[ni][fp]_conntrack: table full(?: in netns \\d{1,18})?,"
              + " dropping packet");

  private static final Pattern LINE =
      Pattern.compile(
          "(?m)\\A(?:[A-Z][a-z]{2} [ 0-9]\\d \\d\\d:\\d\\d:\\d\\d|\\d{4}-\\d\\d-\\d\\dT[0-9:.]+"
              + "(?:Z|[+-]\\d\\d:\\d\\d)) \\S+ [A-Za-z0-9._/()-]+(?:\\[\\d+\\])?: ");

  @Override
  public String name() {
    return "syslog";
  }

  @Override
  public String recognisedBy() {
    return "\"kernel: ... nf_conntrack: table full\", or lines \"DATE HOST PROGRAM: ...\"";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.EVENTS);
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("year", "year of the first line; BSD dates have none"),
        new Option("zone", "zone of the dates, such as Asia/Tokyo"));
  }

  @Override
  public Match recognise(Head head) {
    if (DROPS.matcher(head.shape()).find()) {
      return Match.YES;
    }
    return LINE.matcher(head.shape()).find() ? Match.MAYBE : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) throws IOException {
    return new SyslogLines(new SyslogClock(input.options()), results);
  }
}
