package org.tenbin.stats.scaling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tenbin.stats.Interval;

/**
 * Fits a law under the condition that no coefficient is negative (a negative one would have no
 * meaning in Gunther's model). Where the free fit breaks the condition, the solution lies on a
 * bound: each way to hold alpha or beta at zero is fitted, and the one with the least squares is
 * taken. Intervals are those of the coefficients left free.
 */
public final class ScalingFitter {
  private ScalingFitter() {}

  /** Fits with 95 % intervals; see {@link #fit(List, ScalingLaw, double)}. */
  public static Optional<ScalingFit> fit(List<ScalingPoint> points, ScalingLaw law) {
    return fit(points, law, Interval.DEFAULT_CONFIDENCE);
  }

  /**
   * Fits a law.
   *
   * @param points sound ones, as {@link ScalingCurve#sound} gives them
   * @param confidence of the coefficients' intervals, such as 0.95
   * @return empty where there are not more levels of parallelism than coefficients
   */
  public static Optional<ScalingFit> fit(
      List<ScalingPoint> points, ScalingLaw law, double confidence) {
    long levels = points.stream().mapToDouble(ScalingPoint::parallelism).distinct().count();
    if (levels <= law.coefficients().size()) {
      return Optional.empty();
    }
    return subsets(law.coefficients())
        .flatMap(free -> new LeastSquaresFit(points, free).fit(confidence).stream())
        .map(estimates -> fitted(points, law, estimates))
        .min(Comparator.comparingDouble(ScalingFit::residualSumOfSquares));
  }

  private static Stream<List<Coefficient>> subsets(List<Coefficient> coefficients) {
    List<List<Coefficient>> subsets = new ArrayList<>();
    subsets.add(List.of(Coefficient.GAMMA));
    for (Coefficient coefficient : coefficients) {
      if (coefficient != Coefficient.GAMMA) {
        for (List<Coefficient> subset : List.copyOf(subsets)) {
          subsets.add(Stream.concat(subset.stream(), Stream.of(coefficient)).toList());
        }
      }
    }
    return subsets.stream();
  }

  private static ScalingFit fitted(
      List<ScalingPoint> points, ScalingLaw law, Map<Coefficient, Estimate> estimates) {
    Map<Coefficient, Estimate> all = new EnumMap<>(Coefficient.class);
    law.coefficients().forEach(c -> all.put(c, estimates.getOrDefault(c, Estimate.atBound())));
    double gamma = all.get(Coefficient.GAMMA).value();
    double alpha = all.get(Coefficient.ALPHA).value();
    double beta = all.containsKey(Coefficient.BETA) ? all.get(Coefficient.BETA).value() : 0;
    List<ScalingFit.Residual> residuals =
        points.stream()
            .map(
                p ->
                    new ScalingFit.Residual(
                        p, ScalingLaw.throughput(p.parallelism(), gamma, alpha, beta)))
            .toList();
    double mean = points.stream().mapToDouble(ScalingPoint::throughput).average().orElseThrow();
    double total = points.stream().mapToDouble(p -> Math.pow(p.throughput() - mean, 2)).sum();
    double rest = residuals.stream().mapToDouble(r -> r.value() * r.value()).sum();
    return new ScalingFit(
        law,
        all,
        residuals,
        Math.sqrt(rest / (points.size() - estimates.size())),
        total == 0 ? 1 : 1 - rest / total);
  }
}
