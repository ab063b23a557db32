package org.tenbin.log.bonnie;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The two tables that bonnie++ prints: the tests of one big file (machine and size, then six values
 * with CPU shares, in K of 1024 bytes a second and seeks a second), and the tests of many files.
 * Columns may be separated by any number of blanks and the name of the machine may be empty: values
 * are counted from the right. The CSV line that the tool prints below the tables says the same
 * again and is left out.
 */
public final class BonnieText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "-Sequential Output-{1,12} {1,40}-{1,6}Sequential Input- {1,40}-{1,6}Random-");

  private static final int VALUES = 12;

  /** Which table the lines belong to. */
  private enum Table {
    NONE,
    IO,
    FILES
  }

  @Override
  public String name() {
    return "bonnie-text";
  }

  @Override
  public String recognisedBy() {
    return "the heading \"------Sequential Output------ --Sequential Input- --Random-\"";
  }

  @Override
  public Match recognise(Head head) {
    return found(SIGN, head);
  }

  @Override
  protected LineParser parser(LogInput input, Results results) {
    return new Tables(results);
  }

  private static final class Tables implements LineParser {
    private final Results results;
    private Table table = Table.NONE;

    Tables(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      if (line.contains("Sequential Output")) {
        table = Table.IO;
      } else if (line.contains("Sequential Create")) {
        table = Table.FILES;
      } else if (line.contains(",") && line.split(",", -1).length >= 27) {
        results.skip(SkipRule.DUPLICATE);
      } else if (line.startsWith("Latency")) {
        latency(line);
      } else if (table != Table.NONE
          && !line.contains("/sec")
          && !line.contains("Per Chr")
          && !line.contains("-Create--")) {
        row(List.of(line.strip().split("\\s+")));
      }
    }

    private void row(List<String> words) throws UnreadableException {
      int values = words.size() - VALUES;
      int fewest = table == Table.IO ? 0 : 1;
      if (values < fewest || values > 2) {
        results.reject(RejectReason.COLUMNS, words.size() + " columns in a table of bonnie++");
        return;
      }
      if (table == Table.IO) {
        results.field("machine", values == 2 ? words.get(0) : null);
        results.field("file_size", values > 0 ? words.get(values - 1) : null);
      }
      Columns.values(table == Table.IO ? Columns.IO : Columns.FILES, words, values, results);
    }

    private void latency(String line) throws UnreadableException {
      List<String> words = new ArrayList<>(List.of(line.strip().split("\\s+")));
      words.remove(0);
      if (words.size() != Columns.IO.size()) {
        results.reject(RejectReason.COLUMNS, words.size() + " latencies in a table of bonnie++");
        return;
      }
      Columns.latencies(table == Table.FILES ? Columns.FILES : Columns.IO, words, 0, results);
    }
  }
}
