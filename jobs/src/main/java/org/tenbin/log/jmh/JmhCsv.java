package org.tenbin.log.jmh;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.CsvLine;
import org.tenbin.log.measure.CsvRow;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.DecimalMark;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * The CSV of JMH (<code>-rf csv</code>). Numbers follow the locale in which JMH ran; the header
 * tells which: <code>Score Error (99,9%)</code> means decimal commas throughout. <code>Param: NAME
 * </code> columns become fields. An error of <code>NaN</code> (a single sample) is undefined.
 */
public final class JmhCsv extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("\\A\"?Benchmark\"?[,;\\t]\"?Mode\"?[,;\\t]\"?Threads\"?");

  private static final String PARAMETER = "Param: ";

  @Override
  public String name() {
    return "jmh-csv";
  }

  @Override
  public String recognisedBy() {
    return "CSV with the header Benchmark,Mode,Threads,...";
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
    return new Table(results);
  }

  private static final class Table implements LineParser {
    private final Results results;
    private CsvRow.Header header;
    private char delimiter;
    private DecimalMark mark;
    private String error;

    Table(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      if (header == null || line.startsWith("\"Benchmark\"") || line.startsWith("Benchmark,")) {
        delimiter = line.contains("\t") ? '\t' : line.contains(";") ? ';' : ',';
        header = new CsvRow.Header(CsvLine.split(line, delimiter));
        error =
            header.names().stream()
                .filter(n -> n.toLowerCase(Locale.ROOT).startsWith("score error"))
                .findFirst()
                .orElse("");
        mark = error.contains(",") ? DecimalMark.COMMA : DecimalMark.POINT;
        results.skip(SkipRule.COMMENT);
        return;
      }
      row(header.row(CsvLine.split(line, delimiter)));
    }

    private void row(CsvRow row) throws UnreadableException {
      List<String> parameters = new ArrayList<>();
      for (String name : header.names()) {
        if (name.startsWith(PARAMETER)) {
          String parameter = name.substring(PARAMETER.length());
          results.field(parameter, row.get(name));
          if (!row.get(name).isEmpty()) {
            parameters.add(parameter + "=" + row.get(name));
          }
        }
      }
      Score.label(results, row.get("Benchmark"), parameters);
      results.field("mode", row.get("Mode"));
      results.field("threads", row.get("Threads"));
      String unit = row.get("Unit");
      Score.add(results, "score", unit, number(row.get("Score")));
      if (header.has(error)) {
        results.lower("score_error", unit, number(row.get(error)));
      }
      results.neutral("samples", "", row.get("Samples"));
    }

    private BigDecimal number(String text) throws UnreadableException {
      return Numbers.decimal(text, mark).orElse(null);
    }
  }
}
