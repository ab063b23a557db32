package org.tenbin.log.access;

import java.util.List;
import java.util.Map;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;

/**
 * Access logs in the common or combined format, with the time that an answer took as the last field
 * or as <code>name=value</code> behind the others. What is said of {@link AccessRecord} holds here.
 * A log without such a field is refused.
 */
public final class AccessLog extends LineFormat {
  private static final int LINES_LOOKED_AT = 20;

  @Override
  public String name() {
    return "access";
  }

  @Override
  public String recognisedBy() {
    return "common or combined log lines: host, user, [time], \"request\", status, bytes, ...";
  }

  @Override
  public List<Option> options() {
    return AccessRecord.OPTIONS;
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    boolean access =
        head.lines(LINES_LOOKED_AT).stream()
            .map(CombinedLine::parseOrNull)
            .anyMatch(values -> values != null && isAccess(values));
    return access ? Match.YES : Match.NO;
  }

  private static boolean isAccess(Map<String, String> values) {
    return values.get("status").matches("[0-9]{3}|-")
        && values.get("time_local").matches("\\[[0-9]{2}/[A-Za-z]{3}/[0-9]{4}:.*\\]");
  }

  @Override
  protected LineParser parser(LogInput input) throws LogRefusedException {
    AccessRecord record = new AccessRecord(input.options());
    boolean[] timed = {false};
    return (line, fate) -> {
      Map<String, String> values = CombinedLine.parse(line);
      if (!timed[0] && isAccess(values)) {
        if (!record.hasLatency(values)) {
          throw new LogRefusedException(
              "the lines do not tell how long an answer took: log $request_time (nginx) or %D"
                  + " (Apache) as the last field, or name its field with -D tenbin.field=");
        }
        timed[0] = true;
      }
      record.use(values, fate);
    };
  }
}
