package org.tenbin.log.iozone;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.UnreadableException;

/**
 * The table that iozone prints: size of the file, size of a record, then the tests in fixed order,
 * in kB of 1024 bytes a second. Tests that were not run leave their column blank, so a value
 * belongs to the heading under which it ends; where the columns were pushed together and do not
 * line up, the values are taken in order. Each size is a label (<code>102400/4</code>); the fields
 * <code>
 * file_kb</code> and <code>record_kb</code> can be factors. The throughput mode prints one line a
 * test.
 */
public final class Iozone extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile(
          "(?m)^ *kB +reclen +write +rewrite|^[ \\t]*Children see throughput for ",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern HEADING =
      Pattern.compile("\\s*kB +reclen +write.*", Pattern.CASE_INSENSITIVE);
  private static final Pattern ROW = Pattern.compile("\\s*[0-9]+ +[0-9]+(?: +[0-9.]+)++\\s*");
  private static final Pattern WORD = Pattern.compile("\\S+");

  private static final Pattern CHILDREN =
      Pattern.compile(
          "\\s*Children see throughput for +(\\d{1,9}) +(\\S.{0,100}?)s?\\s{1,40}= {1,40}([0-9.]+)"
              + " kB/sec\\s*",
          Pattern.CASE_INSENSITIVE);

  private static final List<String> TESTS =
      List.of(
          "write",
          "rewrite",
          "read",
          "reread",
          "random_read",
          "random_write",
          "backward_read",
          "record_rewrite",
          "stride_read",
          "fwrite",
          "frewrite",
          "fread",
          "freread");

  private static final int KEYS = 2;
  private static final int MOST_DRIFT = 2;

  @Override
  public String name() {
    return "iozone";
  }

  @Override
  public String recognisedBy() {
    return "the heading \"kB reclen write rewrite ...\"";
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
    List<Integer> headingEnds = new ArrayList<>();
    return line -> {
      Matcher children = CHILDREN.matcher(line);
      if (HEADING.matcher(line).matches()) {
        headingEnds.clear();
        WORD.matcher(line).results().forEach(word -> headingEnds.add(word.end()));
      } else if (children.matches()) {
        results.label(children.group(1) + " " + children.group(2));
        results.higher("throughput", "K/s", children.group(3));
      } else if (!headingEnds.isEmpty() && ROW.matcher(line).matches()) {
        row(line, headingEnds, results);
      }
    };
  }

  private static void row(String line, List<Integer> headingEnds, Results results)
      throws UnreadableException {
    List<String> values = new ArrayList<>();
    List<Integer> columns = new ArrayList<>();
    boolean aligned = true;
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      int column = nearest(word.end(), headingEnds);
      aligned &= Math.abs(headingEnds.get(column) - word.end()) <= MOST_DRIFT;
      values.add(word.group());
      columns.add(column);
    }
    if (values.size() > KEYS + TESTS.size()) {
      results.reject(RejectReason.COLUMNS, values.size() + " columns in the table of iozone");
      return;
    }
    results.label(values.get(0) + "/" + values.get(1));
    results.field("file_kb", values.get(0));
    results.field("record_kb", values.get(1));
    for (int i = KEYS; i < values.size(); i++) {
      int test = (aligned ? columns.get(i) : i) - KEYS;
      if (test >= 0 && test < TESTS.size()) {
        results.higher(TESTS.get(test), "K/s", values.get(i));
      }
    }
  }

  private static int nearest(int end, List<Integer> headingEnds) {
    int best = 0;
    for (int i = 1; i < headingEnds.size(); i++) {
      if (Math.abs(headingEnds.get(i) - end) < Math.abs(headingEnds.get(best) - end)) {
        best = i;
      }
    }
    return best;
  }
}
