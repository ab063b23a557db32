package org.tenbin.log.autocannon;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.Better;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.RejectReason;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.log.measure.Results;
import org.tenbin.log.measure.TextReader;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Multiples;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.Quantity;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The tables that autocannon draws on the terminal: rows <code>Latency</code>, <code>Req/Sec
 * </code> and <code>Bytes/Sec</code> under a heading <code>Stat</code>, the percentiles of <code>
 * --latency</code>, and the counts below. Bytes have prefixes of 1000. <code>251k requests</code>
 * are 251000: autocannon rounds.
 */
public final class AutocannonText extends TextReader {
  private static final Pattern SIGN =
      Pattern.compile("(?m)^[^\\r\\n]{0,20}\u2502[^\\r\\n]{0,20}\\b(?:Stat|Percentile)\\b");

  private static final Pattern REQUESTS =
      Pattern.compile("([0-9.]+[kM]?) requests in ([0-9.]+s), ([0-9.]+ ?[kMGT]?B) read");

  private static final Pattern ERRORS =
      Pattern.compile("([0-9.]+[kM]?) errors \\(([0-9.]+[kM]?) timeouts\\)");

  private static final Pattern CODES =
      Pattern.compile("([0-9.]+[kM]?) 2xx responses, ([0-9.]+[kM]?) non 2xx responses");

  @Override
  public String name() {
    return "autocannon-text";
  }

  @Override
  public String recognisedBy() {
    return "a table drawn with \u2502 and headed Stat";
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
    private List<String> heading = List.of();

    Tables(Results results) {
      this.results = results;
    }

    @Override
    public void line(String line) throws UnreadableException {
      String text = line.strip();
      Matcher requests = REQUESTS.matcher(text);
      Matcher errors = ERRORS.matcher(text);
      Matcher codes = CODES.matcher(text);
      if (text.startsWith("\u2502")) {
        row(Arrays.stream(text.split("\u2502")).skip(1).map(String::strip).toList());
      } else if (requests.matches()) {
        results.neutral("requests", "req", Multiples.THOUSAND.value(requests.group(1)));
        results.lower(
            "elapsed", "s", Durations.in(TimeUnitName.SECOND, Durations.nanos(requests.group(2))));
        results.neutral("transferred", "B", Multiples.THOUSAND.bytes(requests.group(3)));
      } else if (errors.matches()) {
        results.lower("errors", "req", Multiples.THOUSAND.value(errors.group(1)));
        results.lower("timeouts", "req", Multiples.THOUSAND.value(errors.group(2)));
      } else if (codes.matches()) {
        results.higher("status_2xx", "req", Multiples.THOUSAND.value(codes.group(1)));
        results.lower("non_2xx", "req", Multiples.THOUSAND.value(codes.group(2)));
      }
    }

    private void row(List<String> cells) throws UnreadableException {
      if (cells.isEmpty()) {
        throw UnreadableException.shape("a row of a table", "");
      }
      String first = cells.get(0);
      if (first.equals("Stat") || first.equals("Percentile")) {
        heading = cells;
        results.use();
      } else if (cells.size() != heading.size()) {
        results.reject(
            RejectReason.COLUMNS, cells.size() + " cells under a heading of " + heading.size());
      } else if (heading.get(0).equals("Percentile")) {
        results.lower(Percentiles.metric("latency", first), "ms", Numbers.required(cells.get(1)));
      } else {
        for (int i = 1; i < cells.size(); i++) {
          statistic(first, heading.get(i), cells.get(i));
        }
      }
    }

    private void statistic(String of, String statistic, String value) throws UnreadableException {
      switch (of) {
        case "Latency" -> add("latency", statistic, "ms", Better.LOWER, millis(value));
        case "Req/Sec" ->
            add(
                "throughput",
                statistic,
                "req/s",
                Better.HIGHER,
                Multiples.THOUSAND.value(value.replace(",", "")));
        case "Bytes/Sec" ->
            add("transfer_rate", statistic, "B/s", Better.HIGHER, Multiples.THOUSAND.bytes(value));
        default -> throw UnreadableException.shape("Latency, Req/Sec or Bytes/Sec", of);
      }
    }

    private void add(String metric, String statistic, String unit, Better better, BigDecimal value)
        throws UnreadableException {
      switch (statistic) {
        case "Avg" -> results.add(metric + "_mean", unit, better, value);
        case "Stdev" -> results.add(metric + "_stdev", unit, Better.LOWER, value);
        case "Min" -> results.add(metric + "_min", unit, better, value);
        case "Max" -> results.add(metric + "_max", unit, better, value);
        default -> results.add(Percentiles.metric(metric, statistic), unit, better, value);
      }
    }

    /** A latency; early versions write the unit into the row's name only. */
    private static BigDecimal millis(String value) throws UnreadableException {
      boolean bare = Quantity.parse(value).unit().isEmpty();
      return bare
          ? Numbers.required(value)
          : Durations.in(TimeUnitName.MILLISECOND, Durations.nanos(value));
    }
  }
}
