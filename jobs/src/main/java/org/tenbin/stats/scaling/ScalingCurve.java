package org.tenbin.stats.scaling;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A measured scaling curve, sorted by parallelism; points at equal parallelism are runs of one
 * cell.
 */
public final class ScalingCurve {
  /**
   * A fall beyond what the law allows, by this factor for noise, is a collapse: throughput less
   * than half of the least that any coefficients permit.
   */
  static final double COLLAPSE_FACTOR = 0.5;

  private final List<ScalingPoint> points;

  private ScalingCurve(List<ScalingPoint> points) {
    this.points = points;
  }

  /** A curve of at least one point, in any order. */
  public static ScalingCurve of(Collection<ScalingPoint> points) {
    if (points.isEmpty()) {
      throw new IllegalArgumentException("A scaling curve needs a point");
    }
    return new ScalingCurve(
        points.stream()
            .sorted(
                Comparator.comparingDouble(ScalingPoint::parallelism)
                    .thenComparingDouble(ScalingPoint::throughput))
            .toList());
  }

  /** All points, sorted by parallelism. */
  public List<ScalingPoint> points() {
    return points;
  }

  /** One point a level: the mean throughput of its runs. */
  public List<ScalingPoint> means() {
    Map<Double, Double> means =
        points.stream()
            .collect(
                Collectors.groupingBy(
                    ScalingPoint::parallelism,
                    TreeMap::new,
                    Collectors.averagingDouble(ScalingPoint::throughput)));
    return means.entrySet().stream()
        .map(level -> new ScalingPoint(level.getKey(), level.getValue()))
        .toList();
  }

  /**
   * Speed-up and efficiency of each level against the lowest one. If that is not 1, it is taken to
   * scale perfectly up to there, and the speed-up begins at its parallelism.
   */
  public List<Speedup> speedups() {
    List<ScalingPoint> means = means();
    ScalingPoint base = means.get(0);
    double unit = base.throughput() / base.parallelism();
    return means.stream().map(p -> new Speedup(p.parallelism(), p.throughput() / unit)).toList();
  }

  /**
   * The levels at which the system collapsed. Under the Universal Scalability Law X(N) (N - 1)
   * never falls as N grows, whatever the coefficients, so from one level to a higher one throughput
   * keeps at least the share (N<sub>1</sub> - 1) / (N<sub>2</sub> - 1). A level that keeps less
   * than half of that share of its last sound neighbour is no scaling any more but another regime
   * (thrashing, lock convoys), and would bend a fitted law out of shape.
   */
  public List<Collapse> collapses() {
    List<Collapse> found = new ArrayList<>();
    ScalingPoint sound = null;
    for (ScalingPoint point : means()) {
      if (sound != null) {
        double allowed = (sound.parallelism() - 1) / (point.parallelism() - 1);
        double kept = point.throughput() / sound.throughput();
        if (kept < COLLAPSE_FACTOR * allowed) {
          found.add(new Collapse(point.parallelism(), sound.parallelism(), kept, allowed));
          continue;
        }
      }
      sound = point;
    }
    return found;
  }

  /** The points that a law may be fitted to: all but those of collapsed levels. */
  public List<ScalingPoint> sound() {
    List<Double> collapsed = collapses().stream().map(Collapse::parallelism).toList();
    return points.stream().filter(p -> !collapsed.contains(p.parallelism())).toList();
  }
}
