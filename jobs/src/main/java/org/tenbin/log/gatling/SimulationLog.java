package org.tenbin.log.gatling;

import java.io.IOException;
import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;

/**
 * Gatling's simulation.log in its text form, 2.x to 3.10: fields between tabs, one record a line.
 *
 * <ul>
 *   <li>The columns of a <code>REQUEST</code> moved with the versions; where the status (<code>OK
 *       </code>, <code>KO</code>) stands behind two epochs in milliseconds tells which version a
 *       line is of, so that logs of several versions may be joined. In 2.0 there are four epochs,
 *       of which the first and the last count.
 *   <li>Fields: <code>label</code> (the request's name), <code>group</code>, and <code>scenario
 *       </code> where the version logs it.
 *   <li>A failure whose message tells of a time-out is a timeout.
 *   <li>Lines behind a failure that begin with no known word continue its message. Two records on
 *       one line (the first cut off by a kill): the first is a reject, the second counts.
 *   <li>Users, groups, runs, assertions and errors are records of other kinds.
 * </ul>
 */
public final class SimulationLog extends LineFormat {
  private static final int LINES_LOOKED_AT = 50;

  @Override
  public String name() {
    return "gatling";
  }

  @Override
  public String recognisedBy() {
    return "tab-separated lines RUN, USER, REQUEST, ... of a text simulation.log";
  }

  @Override
  public List<Option> options() {
    return List.of(new Option("charset", "charset of text (default UTF-8)"));
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    if (GatlingParser.isBinary(head)) {
      return Match.YES;
    }
    return head.lines(LINES_LOOKED_AT).stream().anyMatch(GatlingParser::isRunOrRequest)
        ? Match.YES
        : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) throws IOException {
    GatlingParser.refuseBinary(Head.of(input));
    return new GatlingParser();
  }
}
