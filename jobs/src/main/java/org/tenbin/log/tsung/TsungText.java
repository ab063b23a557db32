package org.tenbin.log.tsung;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * The <code>tsung.log</code> of tsung's text back end: <code>stats: NAME</code> and two numbers (in
 * the interval, in total) or seven (count, mean, standard deviation, maximum, minimum, mean and
 * count before the interval). Read as {@link TsungJson}.
 */
public final class TsungText extends TextReader {
  private static final Pattern SIGN = Pattern.compile("(?m)^# stats: dump at \\d+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final int MOST_NAMES = 10_000;
  private static final int COUNTER = 2;
  private static final int STATISTIC = 7;

  @Override
  public String name() {
    return "tsung";
  }

  @Override
  public String recognisedBy() {
    return "the line \"# stats: dump at N\"";
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
    TsungTotals totals = new TsungTotals(results);
    Set<String> statistics = new HashSet<>();
    return new LineParser() {
      @Override
      public void line(String line) throws UnreadableException {
        List<String> words = List.of(BLANKS.split(line.strip(), -1));
        int numbers = words.size() - 2;
        boolean whole =
            numbers == STATISTIC || (numbers == COUNTER && !statistics.contains(words.get(1)));
        if (words.get(0).equals("stats:") && whole) {
          if (numbers == STATISTIC && statistics.size() < MOST_NAMES) {
            statistics.add(words.get(1));
          }
          totals.sample(words.get(1), read(words, numbers));
          results.use();
        } else if (words.get(0).equals("stats:")) {
          throw UnreadableException.shape("two or seven numbers", line);
        }
      }

      @Override
      public void end() {
        totals.end();
      }
    };
  }

  private static TsungTotals.Sample read(List<String> words, int numbers)
      throws UnreadableException {
    BigDecimal value = number(words, 2);
    if (numbers == COUNTER) {
      BigDecimal second = number(words, 3);
      boolean gauge = words.get(1).equals("users") || words.get(1).equals("connected");
      return new TsungTotals.Sample(
          value, null, gauge ? second : null, null, gauge ? null : second, null, null);
    }
    return new TsungTotals.Sample(
        value,
        number(words, 3),
        number(words, 5),
        number(words, 6),
        null,
        number(words, 7),
        number(words, 8));
  }

  private static BigDecimal number(List<String> words, int index) throws UnreadableException {
    return Numbers.measured(words.get(index)).orElse(null);
  }
}
