package org.tenbin.log.access;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * Access logs in LTSV (<code>name:value</code> between tabs). What is said of {@link AccessRecord}
 * holds here; every value is a field under its name.
 */
public final class AccessLtsv extends LineFormat {
  @Override
  public String name() {
    return "access-ltsv";
  }

  @Override
  public String recognisedBy() {
    return "name:value between tabs, with status and a latency";
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
    String first = head.firstLine();
    boolean ltsv =
        first.matches("[A-Za-z0-9_.-]+:[^\t]*(?:\t[A-Za-z0-9_.-]+:[^\t]*){2,}+")
            && ("\t" + first).contains("\tstatus:");
    return ltsv ? Match.YES : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) throws LogRefusedException {
    AccessRecord record = new AccessRecord(input.options());
    return (line, fate) -> {
      Map<String, String> values = new LinkedHashMap<>();
      for (String field : line.split("\t", -1)) {
        int colon = field.indexOf(':');
        if (colon < 1) {
          throw new UnreadableException(RejectReason.MALFORMED, "a field is no name:value");
        }
        values.put(field.substring(0, colon), field.substring(colon + 1));
      }
      record.use(values, fate);
    };
  }
}
