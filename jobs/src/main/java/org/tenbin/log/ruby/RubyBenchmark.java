package org.tenbin.log.ruby;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The table of Ruby's <code>Benchmark.bm</code> and <code>bmbm</code>: a label, then seconds of
 * user CPU, system CPU, their total, and real time in parentheses. The last four numbers of a line
 * count, since a label may hold numbers itself; a label alone on the line above belongs to the next
 * row. Real time may be written <code>1:02.250000</code> (minutes and seconds), which is accepted.
 * The rehearsal of <code>bmbm</code> is measured only to warm up: its rows are <code>
 * rehearsal_...</code>.
 */
public final class RubyBenchmark extends TextReader {
  private static final Pattern SIGN = Pattern.compile("(?m)(?<= |^)user +system +total +real$");

  private static final Pattern ROW =
      Pattern.compile(
          "(.*?)\\s*([0-9.]+)\\s+([0-9.]+)\\s+([0-9.]+)\\s+\\(\\s*([0-9:.]+)\\s*\\)\\s*");

  @Override
  public String name() {
    return "ruby-benchmark";
  }

  @Override
  public String recognisedBy() {
    return "the heading \"user system total real\"";
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
    private String prefix = "";
    private String lineAbove = "";

    Table(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        row(row);
        lineAbove = "";
      } else if (line.startsWith("Rehearsal ---")) {
        prefix = "rehearsal_";
      } else if (line.startsWith("-------")) {
        prefix = "";
      } else if (line.strip().endsWith("real")) {
        lineAbove = "";
      } else {
        lineAbove = line.strip();
      }
    }

    private void row(Matcher row) throws UnreadableException {
      String label = row.group(1).strip();
      String named = label.isEmpty() ? lineAbove : label;
      results.label(named.endsWith(":") ? named.substring(0, named.length() - 1) : named);
      results.lower(prefix + "user", "s", row.group(2));
      results.lower(prefix + "system", "s", row.group(3));
      results.lower(prefix + "total", "s", row.group(4));
      results.lower(prefix + "real", "s", real(row.group(5)));
    }

    private static BigDecimal real(String text) throws UnreadableException {
      return text.contains(":")
          ? Durations.in(TimeUnitName.SECOND, Durations.clockNanos(text))
          : Numbers.required(text);
    }
  }
}
