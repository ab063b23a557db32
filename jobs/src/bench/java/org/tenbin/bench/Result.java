package org.tenbin.bench;

import java.util.Locale;

/**
 * A line of the table: one metric of one work.
 *
 * @param work what was done
 * @param peer what it is compared with
 * @param metric what was measured, with its unit
 * @param tenbin Tenbin's figure
 * @param peerValue the other's figure
 * @param ratio Tenbin's by the other's, the median of pairs where runs were paired
 * @param goal greatest ratio that was aimed at; NaN for none
 */
record Result(
    String work,
    String peer,
    String metric,
    double tenbin,
    double peerValue,
    double ratio,
    double goal) {
  static final String HEADER = "work,peer,metric,tenbin,peer_value,ratio,goal,met";

  String met() {
    return Double.isNaN(goal) ? "" : ratio <= goal ? "yes" : "no";
  }

  String csv() {
    return String.join(
        ",",
        work,
        '"' + peer + '"',
        metric,
        text(tenbin),
        text(peerValue),
        text(ratio),
        text(goal),
        met());
  }

  String line() {
    return String.format(
        Locale.ROOT,
        "%-12s %-28s %-16s %10s %10s %8s %8s %4s",
        work,
        peer,
        metric,
        text(tenbin),
        text(peerValue),
        text(ratio),
        text(goal),
        met());
  }

  static String title() {
    return String.format(
        "%-12s %-28s %-16s %10s %10s %8s %8s %4s",
        "work", "peer", "metric", "tenbin", "peer", "ratio", "goal", "met");
  }

  private static String text(double value) {
    return Double.isNaN(value)
        ? ""
        : String.format(Locale.ROOT, value < 100 ? "%.3f" : "%.0f", value);
  }
}
