package org.tenbin.log.locust;

import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * Locust's <code>_failures.csv</code>: how often each error occurred, by method and name, which are
 * the label. The error itself is the field <code>error</code>.
 */
public final class LocustFailures extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("\\A\"?(?:Method|Type)\"?,\"?Name\"?,\"?Error\"?,\"?Occurrences\"?");

  @Override
  public String name() {
    return "locust-failures";
  }

  @Override
  public String recognisedBy() {
    return "CSV with the header Method,Name,Error,Occurrences";
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    CsvRow.Header[] header = new CsvRow.Header[1];
    return line -> {
      List<String> fields = CsvLine.split(line);
      if (fields.contains("Occurrences")) {
        header[0] = new CsvRow.Header(fields);
        results.skip(SkipRule.COMMENT);
      } else if (header[0] == null) {
        throw UnreadableException.shape("the header of Locust", line);
      } else {
        CsvRow row = header[0].row(fields);
        results.label((fields.get(0) + " " + row.get("Name")).strip());
        results.field("error", row.get("Error"));
        results.lower("failures", "req", row.get("Occurrences"));
      }
    };
  }
}
