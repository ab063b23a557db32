package org.tenbin.stats.scaling;

import java.util.stream.IntStream;

/** Published scaling curves. */
final class Published {
  private Published() {}

  /** SPEC SDM 91 on a Sun SPARCcenter 2000, scripts an hour (the set specsdm91 of R's usl). */
  static ScalingCurve specSdm91() {
    return curve(
        new double[] {1, 18, 36, 72, 108, 144, 216},
        new double[] {64.9, 995.9, 1652.4, 1853.2, 1828.9, 1775.0, 1702.2});
  }

  /** A parallel ray tracer on up to 64 processors. */
  static ScalingCurve rayTracer() {
    return curve(
        new double[] {1, 4, 8, 12, 16, 20, 24, 28, 32, 48, 64},
        new double[] {20, 78, 130, 170, 190, 200, 210, 230, 260, 280, 310});
  }

  /** Jungle in Haskell, reading with affinity; seconds for a fixed work. */
  static ScalingCurve haskellRead() {
    return elapsed(61.00, 33.95, 16.10, 8.79, 5.88, 5.81, 5.48, 125.09);
  }

  /** Jungle in Haskell, writing with affinity; seconds for a fixed work. */
  static ScalingCurve haskellWrite() {
    return elapsed(49.61, 30.76, 18.05, 12.50, 12.96, 13.11, 13.84, 71.66);
  }

  /** Jungle in Haskell, reading without affinity; seconds for a fixed work. */
  static ScalingCurve haskellReadUnpinned() {
    return elapsed(60.95, 30.83, 15.49, 10.31, 8.49, 5.82, 6.54, 8.21);
  }

  private static ScalingCurve elapsed(double... seconds) {
    double[] threads = {1, 2, 4, 8, 12, 16, 20, 24};
    return ScalingCurve.of(
        IntStream.range(0, seconds.length)
            .mapToObj(i -> ScalingPoint.ofElapsed(threads[i], seconds[i]))
            .toList());
  }

  static ScalingCurve curve(double[] parallelism, double[] throughput) {
    return ScalingCurve.of(
        IntStream.range(0, parallelism.length)
            .mapToObj(i -> new ScalingPoint(parallelism[i], throughput[i]))
            .toList());
  }
}
