package org.tenbin.stats.scaling;

/**
 * One measured point of a scaling curve.
 *
 * @param parallelism threads, clients or nodes; at least 1
 * @param throughput work per time, positive; the unit is the caller's
 */
public record ScalingPoint(double parallelism, double throughput) {
  /** Checks the numbers. */
  public ScalingPoint {
    if (!(parallelism >= 1) || Double.isInfinite(parallelism)) {
      throw new IllegalArgumentException("Parallelism must be 1 or more: " + parallelism);
    }
    if (!(throughput > 0) || Double.isInfinite(throughput)) {
      throw new IllegalArgumentException("Throughput must be positive: " + throughput);
    }
  }

  /** A point where a fixed amount of work took so long; its throughput is one work per unit. */
  public static ScalingPoint ofElapsed(double parallelism, double elapsed) {
    return new ScalingPoint(parallelism, 1 / elapsed);
  }
}
