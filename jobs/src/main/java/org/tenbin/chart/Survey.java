package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Looks through all values of a chart before its axes are planned: what can be drawn, how far it
 * reaches, and what must be left out and said.
 */
final class Survey {
  /** Beyond this the arithmetic of an axis would overflow. */
  private static final double LARGEST = 1e290;

  private static final double SMALLEST_POSITIVE = 1e-290;
  private static final int MOST_DISTINCT = 12;

  private final boolean xLog;
  private final boolean yLog;
  private final Extent x = new Extent();
  private final Extent y = new Extent();
  private final TreeSet<Double> distinctX = new TreeSet<>();
  private final List<Point> drawn = new ArrayList<>();
  private final List<Point> intervals = new ArrayList<>();
  private int notFinite;
  private int notPositive;

  Survey(boolean xLog, boolean yLog) {
    this.xLog = xLog;
    this.yLog = yLog;
  }

  /** Smallest and largest value seen, ends of intervals included. */
  static final class Extent {
    private double low = Double.POSITIVE_INFINITY;
    private double high = Double.NEGATIVE_INFINITY;
    private double lowestValue = Double.POSITIVE_INFINITY;

    void add(double value) {
      lowestValue = Math.min(lowestValue, value);
      reach(value);
    }

    void reach(double end) {
      low = Math.min(low, end);
      high = Math.max(high, end);
    }

    boolean empty() {
      return low > high;
    }

    double low() {
      return low;
    }

    double high() {
      return high;
    }

    /** Whether no value is negative, whatever the intervals say. */
    boolean valuesFromZero() {
      return lowestValue >= 0;
    }
  }

  /** The points with those that cannot be drawn made gaps (NaN). */
  List<Point> admit(List<Point> points) {
    List<Point> admitted = new ArrayList<>(points.size());
    for (Point point : points) {
      // A point with neither place nor value is a gap that was meant, and nothing to tell of.
      boolean gap = Double.isNaN(point.x()) && Double.isNaN(point.y());
      boolean good = !gap && admitX(point.x()) && admitY(point.y());
      if (good) {
        x.add(point.x());
        y.add(point.y());
        reach(point.low(), point.high());
        drawn.add(point);
        if (distinctX.size() <= MOST_DISTINCT) {
          distinctX.add(point.x());
        }
      }
      admitted.add(good ? point : Point.of(Double.NaN, Double.NaN));
    }
    return admitted;
  }

  /** A fitted curve: what cannot be drawn of it is a gap, not a value that must be told of. */
  List<Point> admitCurve(List<Point> points) {
    List<Point> kept = new ArrayList<>(points.size());
    for (Point p : points) {
      boolean good = drawable(p.x(), xLog) && drawable(p.y(), yLog);
      if (good) {
        x.add(p.x());
        y.add(p.y());
      }
      kept.add(good ? p : Point.of(Double.NaN, Double.NaN));
    }
    return kept;
  }

  Series admit(Series series) {
    return new Series(series.name(), admit(series.points()));
  }

  /** A single value on the y axis; false if it cannot be drawn. */
  boolean admitValue(double value) {
    boolean good = admitY(value);
    if (good) {
      y.add(value);
      drawn.add(Point.of(Double.NaN, value));
    }
    return good;
  }

  /** Ends of an interval: the axis reaches what can be reached of them. */
  void reach(double low, double high) {
    if (!Double.isNaN(low)) {
      intervals.add(new Point(0, 0, low, high));
    }
    reach(low);
    reach(high);
  }

  /** A single place that the upright axis reaches. */
  void reach(double end) {
    if (drawable(end, yLog)) {
      y.reach(end);
    }
  }

  /** The same for the level axis. */
  void reachX(double end) {
    if (drawable(end, xLog)) {
      x.reach(end);
    }
  }

  /** Gives several panels one and the same level axis. */
  static void shareX(List<Survey> surveys) {
    for (Survey to : surveys) {
      for (Survey from : surveys) {
        if (from != to && !from.x.empty()) {
          to.x.add(from.x.low());
          to.x.add(from.x.high());
          to.distinctX.addAll(from.distinctX);
        }
      }
    }
  }

  /** The positions are measured values themselves: ticks stand at round numbers instead. */
  void ticksAnywhere() {
    distinctX.clear();
  }

  private boolean admitX(double value) {
    return admit(value, xLog);
  }

  private boolean admitY(double value) {
    return admit(value, yLog);
  }

  private boolean admit(double value, boolean log) {
    if (!finite(value)) {
      notFinite++;
      return false;
    }
    if (log && value < SMALLEST_POSITIVE) {
      notPositive++;
      return false;
    }
    return true;
  }

  private static boolean drawable(double value, boolean log) {
    return finite(value) && !(log && value < SMALLEST_POSITIVE);
  }

  static boolean finite(double value) {
    return Math.abs(value) <= LARGEST;
  }

  Extent x() {
    return x;
  }

  Extent y() {
    return y;
  }

  boolean empty() {
    return y.empty();
  }

  /** The different positions, if they are few enough to be ticks; else nothing. */
  List<Double> fewX() {
    return distinctX.size() > MOST_DISTINCT ? List.of() : List.copyOf(distinctX);
  }

  boolean wholeX() {
    return drawn.stream().mapToDouble(Point::x).allMatch(v -> Double.isNaN(v) || v == Math.rint(v));
  }

  /** What a reader must be told of values that are not in the picture. */
  List<String> notes(Language words, AxisPlan xPlan, AxisPlan yPlan) {
    List<String> notes =
        notes(words, p -> yPlan.holds(p.y()) && (Double.isNaN(p.x()) || xPlan.holds(p.x())));
    long beyond =
        intervals.stream()
            .filter(i -> i.low() <= yPlan.upper() && i.high() >= yPlan.lower())
            .filter(i -> !yPlan.holds(i.low()) || !yPlan.holds(i.high()))
            .count();
    if (beyond > 0) {
      notes.add(words.intervalsBeyond((int) beyond));
    }
    return notes;
  }

  /** The same where only the level axis carries values. */
  List<String> notesX(Language words, AxisPlan xPlan) {
    return notes(words, p -> xPlan.holds(p.x()));
  }

  private List<String> notes(Language words, Predicate<Point> inside) {
    List<String> notes = new ArrayList<>();
    if (notFinite > 0) {
      notes.add(words.notFinite(notFinite));
    }
    if (notPositive > 0) {
      notes.add(words.notPositive(notPositive));
    }
    long outside = drawn.stream().filter(inside.negate()).count();
    if (outside > 0) {
      notes.add(words.outside((int) outside));
    }
    return notes;
  }
}
