package org.tenbin.log.bonnie;

import java.math.BigDecimal;
import java.util.List;
import org.tenbin.log.measure.Results;
import org.tenbin.log.text.Durations;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.TimeUnitName;
import org.tenbin.log.text.UnreadableException;

/**
 * The tests of bonnie++ in the order of its columns. A value and the share of the CPU stand side by
 * side; pluses mean "too fast to measure", which is no value, neither zero nor infinity. A K is
 * 1024 bytes.
 */
final class Columns {
  /** The tests of the file and the unit of each. */
  static final List<String> IO =
      List.of("char_write", "block_write", "rewrite", "char_read", "block_read", "seeks");

  /** The tests of many files. */
  static final List<String> FILES =
      List.of(
          "sequential_create",
          "sequential_stat",
          "sequential_delete",
          "random_create",
          "random_stat",
          "random_delete");

  private Columns() {}

  /** Adds values and CPU shares from a column on. */
  static void values(List<String> tests, List<String> fields, int from, Results results)
      throws UnreadableException {
    for (int i = 0; i < tests.size(); i++) {
      String test = tests.get(i);
      boolean kibibytes = IO.contains(test) && !test.equals("seeks");
      String value = fields.get(from + 2 * i);
      if (!value.isEmpty()) {
        results.higher(test, kibibytes ? "K/s" : "/s", value);
        results.neutral(test + "_cpu", "%", fields.get(from + 2 * i + 1));
      }
    }
  }

  /** Adds the longest latencies, each with a unit of its own, in milliseconds. */
  static void latencies(List<String> tests, List<String> fields, int from, Results results)
      throws UnreadableException {
    for (int i = 0; i < tests.size(); i++) {
      String latency = fields.get(from + i);
      if (!latency.isEmpty()) {
        BigDecimal millis =
            Numbers.isMissing(latency)
                ? null
                : Durations.in(TimeUnitName.MILLISECOND, Durations.nanos(latency));
        results.lower(tests.get(i) + "_latency", "ms", millis);
      }
    }
  }
}
