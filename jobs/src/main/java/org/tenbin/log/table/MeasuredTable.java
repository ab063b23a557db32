package org.tenbin.log.table;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.DecimalMark;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * A table of measurements as people publish them: CSV with a header, delimited by comma, semicolon
 * or tab.
 *
 * <ul>
 *   <li>a column whose name ends in a unit is a metric: <code>elapsed_s</code>, <code>
 *       throughput_req_per_s</code>, <code>rate_mbit_per_s</code>
 *   <li>every other column is a field: a factor if the experiment or <code>--by</code> names it
 *   <li>a column <code>run</code>, else <code>trial</code> or <code>repetition</code>, tells the
 *       runs apart; without one, the file is one run
 *   <li>numbers have a decimal point; the option <code>decimal=comma</code> declares commas
 *   <li>times are better when lower, rates (<code>..._per_s</code>, <code>iops</code>) when higher
 * </ul>
 */
public final class MeasuredTable extends TextReader {
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_.%-]*");
  private static final List<String> RUN_COLUMNS = List.of("trial", "repetition");

  @Override
  public String name() {
    return "table";
  }

  @Override
  public String recognisedBy() {
    return "a CSV header of which a column ends in a unit, such as elapsed_s or rate_mbit_per_s";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("decimal", "point (default) or comma: what stands before the decimals"));
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    String first = head.firstLine();
    char delimiter = delimiter(first);
    List<String> names = List.of(first.split(Pattern.quote(String.valueOf(delimiter)), -1));
    boolean header =
        names.size() > 1
            && names.stream().allMatch(n -> NAME.matcher(bare(n)).matches())
            && names.stream().anyMatch(n -> ColumnUnit.of(bare(n)).isPresent());
    return header ? Match.MAYBE : Match.NO;
  }

  private static String bare(String name) {
    return name.replace("\"", "").strip();
  }

  private static char delimiter(String header) {
    return header.indexOf('\t') >= 0 ? '\t' : header.indexOf(';') >= 0 ? ';' : ',';
  }

  @Override
  protected int mostCharacters() {
    return LineFramer.MAX_LINE;
  }

  @Override
  protected LineParser parser(LogInput input, Results results) throws IOException {
    return new Rows(mark(input), results);
  }

  private static DecimalMark mark(LogInput input) throws LogRefusedException {
    String mark = input.options().get("decimal").orElse("point").toLowerCase(Locale.ROOT);
    return switch (mark) {
      case "point" -> DecimalMark.POINT;
      case "comma" -> DecimalMark.COMMA;
      default ->
          throw new LogRefusedException(
              "unknown decimal mark " + mark + " (-D tenbin.decimal=point or comma)");
    };
  }

  private static final class Rows implements LineParser {
    private final DecimalMark mark;
    private final Results results;
    private CsvRow.Header header;
    private String headerLine;
    private char delimiter;

    Rows(DecimalMark mark, Results results) {
      this.mark = mark;
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      if (header == null) {
        delimiter = delimiter(line);
        header = new CsvRow.Header(CsvLine.split(line, delimiter));
        headerLine = line;
        results.skip(SkipRule.COMMENT);
      } else if (line.equals(headerLine)) {
        results.skip(SkipRule.REPEATED_HEADER);
      } else {
        row(header.row(CsvLine.split(line, delimiter)));
      }
    }

    private void row(CsvRow row) throws UnreadableException {
      for (String name : header.names()) {
        if (ColumnUnit.of(name).isEmpty()) {
          results.field(name, row.get(name));
        }
      }
      for (String column : RUN_COLUMNS) {
        if (header.has(column)) {
          results.run(row.get(column));
          break;
        }
      }
      for (String name : header.names()) {
        Optional<ColumnUnit> unit = ColumnUnit.of(name);
        if (unit.isPresent() && !row.get(name).isEmpty()) {
          ColumnUnit of = unit.get();
          results.add(
              of.metric(),
              of.unit(),
              of.better(),
              Numbers.decimal(row.get(name), mark).orElse(null));
        }
      }
    }
  }
}
