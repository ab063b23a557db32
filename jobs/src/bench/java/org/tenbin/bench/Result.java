package org.tenbin.bench;

import java.util.Arrays;
import java.util.Locale;

/**
 * A line of the table: one metric of one work.
 *
 * @param work what was done
 * @param peer what it is compared with
 * @param metric what was measured, with its unit
 * @param tenbin Tenbin's figure, the median of runs
 * @param peerValue the other's figure, the median of runs
 * @param ratio Tenbin's by the other's, the median of pairs where runs were paired
 * @param goal greatest ratio that was aimed at; NaN for none
 * @param runs of each
 * @param least least ratio of a pair; NaN where there are no pairs
 * @param greatest greatest ratio of a pair; NaN where there are no pairs
 */
record Result(
    String work,
    String peer,
    String metric,
    double tenbin,
    double peerValue,
    double ratio,
    double goal,
    int runs,
    double least,
    double greatest) {
  static final double NO_GOAL = Double.NaN;
  static final String HEADER =
      "work,peer,metric,tenbin,peer_value,ratio,goal,met,runs,ratio_least,ratio_greatest";
  private static final String LINE = "%-10s %-31s %-20s %10s %10s %7s %-14s %6s %3s %4s";

  /** Of runs that were paired. */
  static Result paired(
      String work,
      String peer,
      String metric,
      Turns turns,
      java.util.function.ToDoubleFunction<Measured> figure,
      double goal) {
    double[] ratios = turns.ratios(figure);
    Arrays.sort(ratios);
    return new Result(
        work,
        peer,
        metric,
        figure.applyAsDouble(Measured.median(turns.ours())),
        figure.applyAsDouble(Measured.median(turns.theirs())),
        Measured.median(ratios),
        goal,
        turns.runs(),
        ratios[0],
        ratios[ratios.length - 1]);
  }

  /** Of two figures that are no pairs of runs, such as counters. */
  static Result counted(
      String work, String peer, String metric, double ours, double theirs, double goal, int runs) {
    return new Result(
        work, peer, metric, ours, theirs, ours / theirs, goal, runs, Double.NaN, Double.NaN);
  }

  /** A figure with a limit of its own; NaN for none. */
  static Result limited(
      String work, String what, String metric, double value, double most, int runs) {
    double goal = Double.isNaN(most) ? NO_GOAL : 1;
    return new Result(
        work, what, metric, value, most, value / most, goal, runs, Double.NaN, Double.NaN);
  }

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
        met(),
        Integer.toString(runs),
        text(least),
        text(greatest));
  }

  String line() {
    String spread = Double.isNaN(least) ? "" : "[" + text(least) + " " + text(greatest) + "]";
    return String.format(
            Locale.ROOT,
            LINE,
            work,
            peer,
            metric,
            text(tenbin),
            text(peerValue),
            text(ratio),
            spread,
            text(goal),
            met(),
            runs)
        .stripTrailing();
  }

  static String title() {
    return String.format(
        LINE,
        "work",
        "peer",
        "metric",
        "tenbin",
        "peer",
        "ratio",
        "[of pairs]",
        "goal",
        "met",
        "runs");
  }

  private static String text(double value) {
    return Double.isNaN(value)
        ? ""
        : String.format(Locale.ROOT, value < 100 ? "%.3f" : "%.0f", value);
  }
}
