package org.tenbin.chart;

/**
 * A point with an optional interval in y. Any value may be NaN or infinite: such a point is counted
 * and not drawn; an infinite end of an interval becomes an arrow.
 *
 * @param x position
 * @param y value
 * @param low lower end of the interval, NaN for none
 * @param high upper end of the interval, NaN for none
 */
public record Point(double x, double y, double low, double high) {
  /** Checks that an interval has both ends, in order. */
  public Point {
    checkInterval(low, high);
  }

  /** A point without an interval. */
  public static Point of(double x, double y) {
    return new Point(x, y, Double.NaN, Double.NaN);
  }

  boolean hasInterval() {
    return !Double.isNaN(low);
  }

  static void checkInterval(double low, double high) {
    if (Double.isNaN(low) != Double.isNaN(high)) {
      throw new IllegalArgumentException("an interval has two ends: " + low + " to " + high);
    }
    if (low > high) {
      throw new IllegalArgumentException("not an interval: " + low + " to " + high);
    }
  }
}
