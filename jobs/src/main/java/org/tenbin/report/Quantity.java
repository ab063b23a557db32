package org.tenbin.report;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What a column of the tables measures, as an axis or a table head names it.
 *
 * @param column name of the column
 * @param label what it is, in the report's language
 * @param unit its unit, empty for a plain number
 */
public record Quantity(String column, String label, String unit) {
  private static final Pattern PERCENTILE = Pattern.compile("(_p[0-9]+)_([0-9]+)$");
  private static final List<String> UNITS = List.of("ms", "s", "ns", "us", "per_s");

  /** The quantity of a column: its unit from its name, its label from the words. */
  public static Quantity of(String column, Words words) {
    String unit = unit(column);
    return new Quantity(column, words.textOr("quantity." + column, spelled(column)), unit);
  }

  /** The same quantity in a unit that the measurements themselves state. */
  Quantity withUnit(String stated) {
    return stated.isEmpty()
        ? this
        : new Quantity(column, label, stated.equals("us") ? "µs" : stated);
  }

  /** The label within a sentence: <code>Mean latency</code> becomes <code>mean latency</code>. */
  String inSentence() {
    return Words.inSentence(label);
  }

  /** Label and unit, such as <code>Mean latency [ms]</code>. */
  String head() {
    return unit.isEmpty() ? label : label + " [" + unit + "]";
  }

  /** A metric's name as a label: <code>latency p99.9</code> for <code>latency_p99_9</code>. */
  private static String spelled(String column) {
    return PERCENTILE.matcher(column).replaceFirst("$1.$2").replace('_', ' ');
  }

  private static String unit(String column) {
    if (column.endsWith("_per_s")) {
      return "1/s";
    }
    String suffix = column.substring(column.lastIndexOf('_') + 1);
    return UNITS.contains(suffix) ? (suffix.equals("us") ? "µs" : suffix) : "";
  }
}
