package org.tenbin.stats;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.hipparchus.distribution.continuous.NormalDistribution;
import org.hipparchus.random.RandomGenerator;
import org.hipparchus.random.Well19937c;

/**
 * A bootstrap interval for a statistic that has no formula, such as a median: bias-corrected and
 * accelerated (BCa). It is refused below {@value #LEAST_VALUES} values, where resampling knows too
 * little of the tails: with three runs a nominal 95 % interval covers about 80 %. The same values
 * and seed give the same interval on any machine.
 *
 * <p>B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap" (1993), section 14.3.
 */
public final class Bootstrap {
  /** The fewest values that may be resampled. */
  public static final int LEAST_VALUES = 20;

  private static final int RESAMPLES = 10_000;
  private static final NormalDistribution NORMAL = new NormalDistribution();

  private Bootstrap() {}

  /**
   * Forms an interval.
   *
   * @param values independent values, at least {@value #LEAST_VALUES}
   * @param statistic a function of a sample; must not keep or change its argument's order
   * @param confidence such as 0.95
   * @param seed of the resampling
   */
  public static Interval interval(
      double[] values, ToDoubleFunction<double[]> statistic, double confidence, long seed) {
    Values.requireSize(values, LEAST_VALUES);
    Interval.requireConfidence(confidence);
    double[] sample = Values.sorted(values);
    double observed = statistic.applyAsDouble(sample.clone());
    double[] draws = draws(sample, statistic, seed);
    double below = 0;
    for (double draw : draws) {
      below += draw < observed ? 1 : draw == observed ? 0.5 : 0;
    }
    double share = Math.min(Math.max(below, 0.5), RESAMPLES - 0.5) / RESAMPLES;
    double bias = NORMAL.inverseCumulativeProbability(share);
    double acceleration = acceleration(sample, statistic);
    return new Interval(
        draws[index((1 - confidence) / 2, bias, acceleration)],
        draws[index((1 + confidence) / 2, bias, acceleration)],
        confidence);
  }

  private static double[] draws(double[] sample, ToDoubleFunction<double[]> statistic, long seed) {
    RandomGenerator random = new Well19937c(seed);
    double[] draws = new double[RESAMPLES];
    for (int i = 0; i < RESAMPLES; i++) {
      double[] resample = new double[sample.length];
      for (int j = 0; j < resample.length; j++) {
        resample[j] = sample[random.nextInt(sample.length)];
      }
      draws[i] = statistic.applyAsDouble(resample);
    }
    Arrays.sort(draws);
    return draws;
  }

  private static double acceleration(double[] sample, ToDoubleFunction<double[]> statistic) {
    int n = sample.length;
    double[] leftOut = new double[n];
    for (int i = 0; i < n; i++) {
      double[] rest = new double[n - 1];
      System.arraycopy(sample, 0, rest, 0, i);
      System.arraycopy(sample, i + 1, rest, i, n - 1 - i);
      leftOut[i] = statistic.applyAsDouble(rest);
    }
    double mean = Arrays.stream(leftOut).sum() / n;
    double squares = 0;
    double cubes = 0;
    for (double value : leftOut) {
      double difference = mean - value;
      squares += difference * difference;
      cubes += difference * difference * difference;
    }
    return squares == 0 ? 0 : cubes / (6 * Math.pow(squares, 1.5));
  }

  private static int index(double probability, double bias, double acceleration) {
    double z = bias + NORMAL.inverseCumulativeProbability(probability);
    double adjusted = NORMAL.cumulativeProbability(bias + z / (1 - acceleration * z));
    return (int) Math.min(RESAMPLES - 1, Math.max(0, Math.floor(adjusted * RESAMPLES)));
  }
}
