package org.tenbin.stats.scaling;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.QRDecomposition;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresBuilder;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresOptimizer.Optimum;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LevenbergMarquardtOptimizer;
import org.hipparchus.util.Pair;
import org.tenbin.stats.Interval;

/**
 * One unconstrained fit with a given set of free coefficients, the others being zero: Levenberg and
 * Marquardt's method on throughput, started from the line that the law becomes when N / X is drawn
 * over N (Gunther, section 5.5). Throughput is scaled to its maximum so that tolerances mean the
 * same in any unit.
 */
final class LeastSquaresFit {
  private static final double TOLERANCE = 1e-13;
  private static final int MOST_STEPS = 10_000;

  private final List<Coefficient> free;
  private final double[] n;
  private final double[] x;
  private final double scale;

  LeastSquaresFit(List<ScalingPoint> points, List<Coefficient> free) {
    this.free = free;
    this.scale = points.stream().mapToDouble(ScalingPoint::throughput).max().orElseThrow();
    this.n = points.stream().mapToDouble(ScalingPoint::parallelism).toArray();
    this.x = points.stream().mapToDouble(p -> p.throughput() / scale).toArray();
  }

  /** Fits; empty where the method finds no solution with coefficients of zero or more. */
  Optional<Map<Coefficient, Estimate>> fit(double confidence) {
    Optimum optimum;
    double[] errors;
    try {
      optimum =
          new LevenbergMarquardtOptimizer()
              .withCostRelativeTolerance(TOLERANCE)
              .withParameterRelativeTolerance(TOLERANCE)
              .optimize(
                  new LeastSquaresBuilder()
                      .model(this::model)
                      .target(x)
                      .start(start())
                      .maxEvaluations(MOST_STEPS)
                      .maxIterations(MOST_STEPS)
                      .build());
      errors = optimum.getSigma(0).toArray();
    } catch (MathRuntimeException e) {
      // Singular or divergent: these coefficients cannot be told apart with these points.
      return Optional.empty();
    }
    double df = n.length - free.size();
    double spread = Math.sqrt(optimum.getChiSquare() / df);
    double quantile = new TDistribution(df).inverseCumulativeProbability((1 + confidence) / 2);
    Map<Coefficient, Estimate> estimates = new EnumMap<>(Coefficient.class);
    for (int i = 0; i < free.size(); i++) {
      double unit = free.get(i) == Coefficient.GAMMA ? scale : 1;
      double value = optimum.getPoint().getEntry(i) * unit;
      double error = errors[i] * spread * unit;
      if (!(value >= 0) || !Double.isFinite(error)) {
        return Optional.empty();
      }
      Interval interval =
          new Interval(Math.max(0, value - quantile * error), value + quantile * error, confidence);
      estimates.put(free.get(i), new Estimate(value, error, Optional.of(interval)));
    }
    return Optional.of(estimates);
  }

  private Pair<RealVector, RealMatrix> model(RealVector point) {
    double gamma = at(point, Coefficient.GAMMA);
    double alpha = at(point, Coefficient.ALPHA);
    double beta = at(point, Coefficient.BETA);
    double[] values = new double[n.length];
    double[][] jacobian = new double[n.length][free.size()];
    for (int i = 0; i < n.length; i++) {
      double denominator = ScalingLaw.denominator(n[i], alpha, beta);
      values[i] = gamma * n[i] / denominator;
      for (int j = 0; j < free.size(); j++) {
        jacobian[i][j] =
            switch (free.get(j)) {
              case GAMMA -> n[i] / denominator;
              case ALPHA -> -values[i] * (n[i] - 1) / denominator;
              case BETA -> -values[i] * n[i] * (n[i] - 1) / denominator;
            };
      }
    }
    return new Pair<>(
        new ArrayRealVector(values, false), new Array2DRowRealMatrix(jacobian, false));
  }

  private double at(RealVector point, Coefficient coefficient) {
    int index = free.indexOf(coefficient);
    return index < 0 ? 0 : point.getEntry(index);
  }

  /** N / X = 1/gamma + (alpha/gamma) (N - 1) + (beta/gamma) N (N - 1), solved by least squares. */
  private double[] start() {
    double[][] design = new double[n.length][free.size()];
    double[] target = new double[n.length];
    for (int i = 0; i < n.length; i++) {
      target[i] = n[i] / x[i];
      for (int j = 0; j < free.size(); j++) {
        design[i][j] =
            switch (free.get(j)) {
              case GAMMA -> 1;
              case ALPHA -> n[i] - 1;
              case BETA -> n[i] * (n[i] - 1);
            };
      }
    }
    double[] line =
        new QRDecomposition(new Array2DRowRealMatrix(design, false))
            .getSolver()
            .solve(new ArrayRealVector(target, false))
            .toArray();
    double inverse = line[0] > 0 ? line[0] : target[0];
    List<Double> start = new ArrayList<>();
    start.add(1 / inverse);
    for (int j = 1; j < line.length; j++) {
      start.add(Math.max(0, line[j] / inverse));
    }
    return start.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
