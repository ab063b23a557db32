package org.tenbin.stats.scaling;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * A law fitted to a curve.
 *
 * @param law which
 * @param estimates one for each of the law's coefficients
 * @param residuals measured less fitted, one a point
 * @param residualStandardError in the unit of throughput
 * @param rSquared share of the variance about the mean that the law explains
 */
public record ScalingFit(
    ScalingLaw law,
    Map<Coefficient, Estimate> estimates,
    List<Residual> residuals,
    double residualStandardError,
    double rSquared) {

  /**
   * A point and what the law says of it.
   *
   * @param point as measured
   * @param fitted throughput by the law
   */
  public record Residual(ScalingPoint point, double fitted) {
    /** Measured less fitted. */
    public double value() {
      return point.throughput() - fitted;
    }

    /** Measured less fitted, as a share of what was fitted. */
    public double relative() {
      return value() / fitted;
    }
  }

  /** Keeps the parts from change. */
  public ScalingFit {
    estimates = Map.copyOf(estimates);
    residuals = List.copyOf(residuals);
  }

  /** The value of a coefficient; zero where the law does not have it. */
  public double value(Coefficient coefficient) {
    Estimate estimate = estimates.get(coefficient);
    return estimate == null ? 0 : estimate.value();
  }

  /** Throughput by the law. */
  public double throughput(double parallelism) {
    return ScalingLaw.throughput(
        parallelism, value(Coefficient.GAMMA), value(Coefficient.ALPHA), value(Coefficient.BETA));
  }

  /** Speed-up by the law, throughput over that of one. */
  public double speedup(double parallelism) {
    return throughput(parallelism) / value(Coefficient.GAMMA);
  }

  /**
   * The parallelism with the most throughput, &radic;((1 - alpha) / beta) (Gunther, section 5.4);
   * empty where throughput never falls.
   */
  public OptionalDouble peak() {
    double beta = value(Coefficient.BETA);
    double alpha = value(Coefficient.ALPHA);
    if (beta == 0) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(Math.max(1, Math.sqrt(Math.max(0, 1 - alpha) / beta)));
  }

  /**
   * The throughput that contention alone would allow at any parallelism, gamma / alpha (Amdahl's
   * asymptote); empty where nothing is serial.
   */
  public OptionalDouble asymptote() {
    double alpha = value(Coefficient.ALPHA);
    return alpha == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(value(Coefficient.GAMMA) / alpha);
  }

  /** The residual that is largest against its fitted value. */
  public Residual worst() {
    return residuals.stream()
        .reduce((a, b) -> Math.abs(b.relative()) > Math.abs(a.relative()) ? b : a)
        .orElseThrow();
  }

  /**
   * How often neighbouring residuals change sign. Few changes over many points mean that the law
   * has not the shape of the data.
   */
  public int signChanges() {
    int changes = 0;
    for (int i = 1; i < residuals.size(); i++) {
      changes += residuals.get(i).value() * residuals.get(i - 1).value() < 0 ? 1 : 0;
    }
    return changes;
  }

  double residualSumOfSquares() {
    return residuals.stream().mapToDouble(r -> r.value() * r.value()).sum();
  }
}
