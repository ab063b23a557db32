package org.tenbin.stats.series;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tenbin.stats.TestResult;
import org.tenbin.stats.WilcoxonSignedRank;

/**
 * How much a line jitters about its own trend. The trend at a level is what its three neighbours on
 * either side foretell, itself left out: a straight line by repeated medians, which two of the six
 * may miss without pulling it (A. F. Siegel, "Robust Regression Using Repeated Medians", Biometrika
 * 69, 1982; as a moving window: P. L. Davies, R. Fried, U. Gather, "Robust signal extraction for
 * on-line monitoring data", Journal of Statistical Planning and Inference 122, 2004). A residual is
 * a share of the trend. The scale is the median absolute residual times 1.4826 (P. J. Rousseeuw and
 * C. Croux, "Alternatives to the Median Absolute Deviation", Journal of the American Statistical
 * Association 88, 1993), divided by 1.13 for the scatter of the trend itself, a factor found by
 * simulation; it is then the standard deviation of normal noise.
 *
 * <p>A point stands off when its residual is more than {@value #THRESHOLD} times the scale and more
 * than {@value #LEAST_SHARE} of the trend; one of eleven lines of 45 levels with normal noise has
 * such a point by chance. The first and the last two levels lack neighbours on one side; they are
 * shown, but neither judged nor counted in the scale.
 *
 * @param points sorted by level
 * @param scale typical residual, as a share of the trend
 */
public record Jitter(List<Point> points, double scale) {
  static final double THRESHOLD = 4;
  static final double LEAST_SHARE = 0.03;

  private static final int LEAST_POINTS = 8;
  private static final int NEIGHBOURS = 3;
  private static final int END_LEVELS = 2;
  private static final double CONSISTENCY = 1.4826 / 1.13;

  /**
   * One level.
   *
   * @param level such as the number of clients
   * @param value as measured
   * @param trend what its neighbours would have
   * @param standsOff whether the distance is more than jitter
   */
  public record Point(double level, double value, double trend, boolean standsOff) {
    /** Distance from the trend as a share of it; 0.2 is 20 % above. */
    public double relative() {
      return value / trend - 1;
    }
  }

  /** Keeps the points from change. */
  public Jitter {
    points = List.copyOf(points);
  }

  /**
   * Looks at a line.
   *
   * @param line level to positive value
   * @return empty below eight levels
   */
  public static Optional<Jitter> of(Map<Double, Double> line) {
    if (line.size() < LEAST_POINTS) {
      return Optional.empty();
    }
    TreeMap<Double, Double> sorted = new TreeMap<>(line);
    double[] levels = sorted.keySet().stream().mapToDouble(Double::doubleValue).toArray();
    double[] values = sorted.values().stream().mapToDouble(Jitter::positive).toArray();
    double[] trend = new double[values.length];
    double[] sizes = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      trend[i] = trend(levels, values, i);
      sizes[i] = Math.abs(values[i] / trend[i] - 1);
    }
    int end = values.length - END_LEVELS;
    double scale = CONSISTENCY * median(Arrays.copyOfRange(sizes, END_LEVELS, end));
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      boolean judged = i >= END_LEVELS && i < end;
      boolean standsOff = judged && sizes[i] > Math.max(THRESHOLD * scale, LEAST_SHARE);
      points.add(new Point(levels[i], values[i], trend[i], standsOff));
    }
    return Optional.of(new Jitter(points, scale));
  }

  /**
   * Tests whether this line jitters more or less than another: {@link WilcoxonSignedRank} on the
   * differences of the absolute residuals at the levels that both have, the ends left out. A
   * statistic above n (n + 1) / 4, half of its maximum over n levels, means that this line jitters
   * more.
   */
  public TestResult against(Jitter other) {
    Map<Double, Double> sizes = other.judged();
    double[] differences =
        judged().entrySet().stream()
            .filter(level -> sizes.containsKey(level.getKey()))
            .mapToDouble(level -> level.getValue() - sizes.get(level.getKey()))
            .toArray();
    return WilcoxonSignedRank.test(differences);
  }

  /** At how many levels {@link #against} compares. */
  public int judgedWith(Jitter other) {
    Set<Double> levels = new HashSet<>(judged().keySet());
    levels.retainAll(other.judged().keySet());
    return levels.size();
  }

  private Map<Double, Double> judged() {
    return points.subList(END_LEVELS, points.size() - END_LEVELS).stream()
        .collect(Collectors.toMap(Point::level, point -> Math.abs(point.relative())));
  }

  /** The points that stand off. */
  public List<Point> standingOff() {
    return points.stream().filter(Point::standsOff).toList();
  }

  private static double trend(double[] levels, double[] values, int at) {
    int[] window = neighbours(at, levels.length);
    double[] slopes = new double[window.length];
    for (int i = 0; i < window.length; i++) {
      double[] others = new double[window.length - 1];
      for (int j = 0; j < window.length; j++) {
        if (j != i) {
          others[j < i ? j : j - 1] =
              (values[window[j]] - values[window[i]]) / (levels[window[j]] - levels[window[i]]);
        }
      }
      slopes[i] = median(others);
    }
    double slope = median(slopes);
    double[] heights = new double[window.length];
    for (int i = 0; i < window.length; i++) {
      heights[i] = values[window[i]] - slope * (levels[window[i]] - levels[at]);
    }
    double height = median(heights);
    // A line steeper than its values are high may cross zero at an end: stay with a neighbour.
    return height > 0 ? height : values[window[0]];
  }

  /** As many on either side; at the ends the four that are nearest. */
  private static int[] neighbours(int at, int count) {
    int reach = Math.min(NEIGHBOURS, Math.min(at, count - 1 - at));
    int from = reach < END_LEVELS ? Math.max(0, Math.min(at - 2, count - 5)) : at - reach;
    int to = reach < END_LEVELS ? from + 4 : at + reach;
    return IntStream.rangeClosed(from, to).filter(i -> i != at).toArray();
  }

  private static double positive(double value) {
    if (!(value > 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException("A value must be positive and finite: " + value);
    }
    return value;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
