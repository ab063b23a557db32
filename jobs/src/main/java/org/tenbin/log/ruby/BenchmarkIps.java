package org.tenbin.log.ruby;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.SkipRule;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Multiples;
import org.tenbin.log.text.UnreadableException;

/**
 * Output of Ruby's benchmark-ips: <code>LABEL  7.687M (± 6.9%) i/s - 38.345M</code>, k and M being
 * powers of 1000; a long label stands alone on the line above. The lines of the warm-up (<code>
 * i/100ms</code>) and of the comparison, which print the same rates again, are left out.
 */
public final class BenchmarkIps extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)(?<![0-9.])[0-9.]{1,20}[kMBT]? +\\([^)]{1,16}%\\) i/s");

  private static final Pattern ROW =
      Pattern.compile("(.*?)\\s*([0-9.]+[kMBT]?) +\\([^0-9]{0,4}([0-9.]+)%\\) i/s.*");

  private static final Pattern REPEATED = Pattern.compile(".*(?:i/100ms|: +[0-9.]+ i/s.*)");

  @Override
  public String name() {
    return "ruby-benchmark-ips";
  }

  @Override
  public String recognisedBy() {
    return "\"N (± N%) i/s\"";
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
    String[] lineAbove = {""};
    return line -> {
      Matcher row = ROW.matcher(line);
      if (REPEATED.matcher(line).matches()) {
        results.skip(SkipRule.AGGREGATE);
      } else if (row.matches()) {
        String label = row.group(1).strip();
        results.label(label.isEmpty() ? lineAbove[0] : label);
        row(row, results);
      } else {
        lineAbove[0] = line.strip();
      }
    };
  }

  private static void row(Matcher row, Results results) throws UnreadableException {
    String rate = row.group(2).replace('B', 'G');
    results.higher("throughput", "i/s", Multiples.THOUSAND.value(rate));
    results.lower("throughput_stdev", "%", row.group(3));
  }
}
