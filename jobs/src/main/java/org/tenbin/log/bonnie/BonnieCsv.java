package org.tenbin.log.bonnie;

import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The CSV lines of bonnie++, one test run each. The layout follows from the number of fields: 27 in
 * 1.03 (machine first), 48 in 1.96 and 1.97 (two versions first), 50 in 1.98 (two fields more
 * behind the size of the chunks). Empty fields are tests that were not run. The fields <code>
 * machine</code> and <code>file_size</code> can be factors.
 */
public final class BonnieCsv extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^(?:1\\.9\\d[a-z]?,1\\.9\\d[a-z]?(?:,[^,\\r\\n]*){46,48}|"
              + "[^,\\r\\n]*,\\d+[KMGT]?(?::\\d+[kK]?)?(?:,[^,\\r\\n]*){25})\\r?$");

  private static final int OLD = 27;
  private static final int LATENCIES = 12;

  @Override
  public String name() {
    return "bonnie-csv";
  }

  @Override
  public String recognisedBy() {
    return "a CSV line of 27 fields with a file size, or of 48 or 50 that begins with 1.9x,1.9x";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return line -> row(CsvLine.split(line), results);
  }

  private static void row(List<String> fields, Results results) throws UnreadableException {
    int size = fields.size();
    if (size != OLD && size != 48 && size != 50) {
      results.reject(RejectReason.COLUMNS, size + " fields where bonnie++ writes 27, 48 or 50");
      return;
    }
    int machine = size == OLD ? 0 : 2;
    results.field("machine", fields.get(machine));
    results.field("file_size", fields.get(size == OLD ? 1 : 5));
    // Behind the tests of the file stand the number of files and, since 1.96, four more of them.
    int io = size == OLD ? 2 : size - 41;
    int files = io + 2 * Columns.IO.size() + (size == OLD ? 1 : 5);
    Columns.values(Columns.IO, fields, io, results);
    Columns.values(Columns.FILES, fields, files, results);
    if (size > OLD) {
      Columns.latencies(Columns.IO, fields, size - LATENCIES, results);
      Columns.latencies(Columns.FILES, fields, size - LATENCIES / 2, results);
    }
  }
}
