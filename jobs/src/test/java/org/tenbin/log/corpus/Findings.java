package org.tenbin.log.corpus;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tenbin.log.Event;
import org.tenbin.log.Measurement;
import org.tenbin.log.Outcome;
import org.tenbin.log.RecordingSink;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;

/** What a reading found, by the names that the table of facts uses. */
record Findings(RecordingSink read) {
  private static final String OF = " of ";
  private static final String ROUNDED = "~";
  private static final int NANOS_DIGITS = 9;

  /** A line about how much was found. */
  String summary() {
    return "requests %d histograms %d measurements %d events %d facts %d rejects %d"
        .formatted(
            read.count(),
            read.histograms().size(),
            read.measurements().size(),
            read.events().size(),
            read.facts().size(),
            read.rejects().size());
  }

  /**
   * A value by its name. Requests: <code>requests, errors, ok, sum_s, max_s, first_s, span_s, timed
   * </code>, each also <code>of LABEL</code>. Histograms: <code>intervals, values</code>, <code>
   * rank 5</code> (the value at a rank in s). Measurements: <code>value METRIC, sum METRIC, count
   * METRIC, max METRIC, last METRIC, undefined METRIC</code>, each also <code>of LABEL</code>, and
   * <code>measurements</code>. The rest: <code>
   * events KIND, fact NAME, rejects, skipped RULE, labels</code>.
   */
  String of(String name) {
    int label = name.indexOf(OF);
    String what = label < 0 ? name : name.substring(0, label);
    String whose = label < 0 ? null : name.substring(label + OF.length());
    int blank = what.indexOf(' ');
    String key = blank < 0 ? what : what.substring(0, blank);
    String rest = blank < 0 ? "" : what.substring(blank + 1);
    return switch (key) {
      case "requests", "errors", "ok", "sum_s", "max_s", "first_s", "span_s", "timed" ->
          ofRequests(key, read.requests().stream().filter(r -> isOf(r.key(), whose)).toList());
      case "intervals" -> "" + histograms(whose).size();
      case "values" ->
          "" + histograms(whose).stream().mapToLong(RecordingSink.Histogram::total).sum();
      case "rank" -> seconds(rank(Long.parseLong(rest), whose));
      case "value", "sum", "count", "max", "last", "undefined" ->
          ofMeasurements(
              key,
              read.measurements().stream()
                  .filter(m -> rest.isEmpty() || m.metric().equals(rest))
                  .filter(m -> isOf(m.key(), whose))
                  .toList());
      case "measurements" -> "" + read.measurements().size();
      case "events" -> events(rest);
      case "fact" ->
          read.facts().stream()
              .filter(f -> f.name().equals(rest))
              .map(f -> f.value())
              .collect(Collectors.joining("; "));
      case "rejects" -> rejects();
      case "skipped" ->
          ""
              + read.skips().entrySet().stream()
                  .filter(e -> e.getKey().word().equals(rest))
                  .mapToInt(Map.Entry::getValue)
                  .sum();
      case "labels" -> labels();
      default -> throw new IllegalArgumentException("unknown fact: " + name);
    };
  }

  /**
   * Whether a value says the same as another: numbers by value, all else by its text. A number
   * behind <code>~</code> is a rounded one.
   */
  static boolean isSame(String expected, String found) {
    boolean rounded = expected.startsWith(ROUNDED);
    String[] left = expected.substring(rounded ? 1 : 0).split(" ", 2);
    String[] right = found.split(" ", 2);
    try {
      BigDecimal wanted = new BigDecimal(left[0]);
      BigDecimal exact = new BigDecimal(right[0]);
      BigDecimal is = rounded ? exact.setScale(wanted.scale(), RoundingMode.HALF_UP) : exact;
      return wanted.compareTo(is) == 0
          && (left.length == 1 || (right.length == 2 && left[1].equals(right[1])));
    } catch (NumberFormatException text) {
      return expected.equals(found);
    }
  }

  private static boolean isOf(SeriesKey key, String label) {
    return label == null || label.equals(labelOf(key));
  }

  private static String labelOf(SeriesKey key) {
    return key.cell().level("operation").orElse("");
  }

  private String labels() {
    return read.requests().stream()
        .map(r -> labelOf(r.key()))
        .distinct()
        .sorted()
        .collect(Collectors.joining("; "));
  }

  private String rejects() {
    Map<String, Integer> counts = new TreeMap<>();
    read.reasons().forEach(reason -> counts.merge(reason.word(), 1, Integer::sum));
    return counts.isEmpty()
        ? "none"
        : counts.entrySet().stream()
            .map(e -> e.getKey() + " " + e.getValue())
            .collect(Collectors.joining("; "));
  }

  private static String ofRequests(String what, List<RecordingSink.Request> requests) {
    List<RecordingSink.Request> timed =
        requests.stream().filter(r -> r.startNanos() != RequestSeries.NO_TIME).toList();
    long first = timed.stream().mapToLong(RecordingSink.Request::startNanos).min().orElse(0);
    long last = timed.stream().mapToLong(r -> r.startNanos() + r.latencyNanos()).max().orElse(0);
    return switch (what) {
      case "errors" -> "" + requests.stream().filter(r -> r.outcome() != Outcome.OK).count();
      case "ok" -> "" + requests.stream().filter(r -> r.outcome() == Outcome.OK).count();
      case "sum_s" ->
          new BigDecimal(
                  requests.stream()
                      .map(r -> BigInteger.valueOf(r.latencyNanos()))
                      .reduce(BigInteger.ZERO, BigInteger::add))
              .movePointLeft(NANOS_DIGITS)
              .toPlainString();
      case "max_s" ->
          seconds(
              requests.stream().mapToLong(RecordingSink.Request::latencyNanos).max().orElse(-1));
      case "first_s" -> seconds(first);
      case "span_s" -> seconds(last - first);
      case "timed" -> "" + timed.size();
      default -> "" + requests.size();
    };
  }

  private List<RecordingSink.Histogram> histograms(String label) {
    return read.histograms().stream().filter(h -> isOf(h.key(), label)).toList();
  }

  private long rank(long rank, String label) {
    Map<Long, Long> counts = new TreeMap<>();
    histograms(label).forEach(h -> h.counts().forEach((v, c) -> counts.merge(v, c, Long::sum)));
    long below = 0;
    for (Map.Entry<Long, Long> value : counts.entrySet()) {
      below += value.getValue();
      if (below >= rank) {
        return value.getKey();
      }
    }
    return -1;
  }

  private static String ofMeasurements(String what, List<Measurement> found) {
    if (what.equals("count")) {
      return "" + found.size();
    }
    if (what.equals("undefined")) {
      return "" + found.stream().filter(m -> m.value() == null).count();
    }
    List<BigDecimal> values =
        found.stream().map(Measurement::value).filter(Objects::nonNull).toList();
    List<String> units = found.stream().map(Measurement::unit).distinct().toList();
    if (values.isEmpty() || units.size() > 1 || (what.equals("value") && found.size() > 1)) {
      return "%d values in %s".formatted(values.size(), units);
    }
    BigDecimal value =
        switch (what) {
          case "sum" -> values.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
          case "max" -> values.stream().max(Comparator.naturalOrder()).orElseThrow();
          case "last" -> values.get(values.size() - 1);
          default -> values.get(0);
        };
    return value.round(MathContext.DECIMAL128).toPlainString() + " " + units.get(0);
  }

  private String events(String kind) {
    List<Event> found = read.events().stream().filter(e -> e.kind().equals(kind)).toList();
    long count = found.stream().mapToLong(Event::count).sum();
    return (found.stream().anyMatch(Event::atLeast) ? "at least " : "") + count;
  }

  private static String seconds(long nanos) {
    return BigDecimal.valueOf(nanos, NANOS_DIGITS).toPlainString();
  }
}
