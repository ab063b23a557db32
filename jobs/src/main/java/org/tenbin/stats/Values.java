package org.tenbin.stats;

import java.util.Arrays;
import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.stat.StatUtils;

/**
 * What every estimator asks of its numbers. Copies are sorted before they are summed, so that the
 * order in which runs were read never changes a digit.
 */
final class Values {
  private static final double QUANTILE_ACCURACY = 1e-12;

  private Values() {}

  static double[] sorted(double[] values) {
    for (double value : values) {
      requireFinite(value, "value");
    }
    double[] copy = values.clone();
    Arrays.sort(copy);
    return copy;
  }

  static double[] sortedLogs(double[] values) {
    double[] logs = sorted(values);
    for (int i = 0; i < logs.length; i++) {
      requirePositive(logs[i], "value of a ratio");
      logs[i] = Math.log(logs[i]);
    }
    return logs;
  }

  /** The mean of sorted values; exactly the value itself where all are equal. */
  static double mean(double[] sorted) {
    return constant(sorted) ? sorted[0] : StatUtils.mean(sorted);
  }

  /** The variance of sorted values, n - 1 in the denominator; exactly zero where all are equal. */
  static double variance(double[] sorted) {
    return constant(sorted) ? 0 : StatUtils.variance(sorted);
  }

  private static boolean constant(double[] sorted) {
    return sorted[0] == sorted[sorted.length - 1];
  }

  static double requireFinite(double value, String what) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("The " + what + " must be finite: " + value);
    }
    return value;
  }

  static double requirePositive(double value, String what) {
    if (!(value > 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException("The " + what + " must be positive and finite: " + value);
    }
    return value;
  }

  static void requireSize(double[] values, int least) {
    if (values.length < least) {
      throw new IllegalArgumentException(
          "At least " + least + " values are needed, found " + values.length);
    }
  }

  /** The factor by which a standard error is multiplied for a two-sided t interval. */
  static double studentQuantile(double confidence, double degreesOfFreedom) {
    Interval.requireConfidence(confidence);
    return new TDistribution(degreesOfFreedom, QUANTILE_ACCURACY)
        .inverseCumulativeProbability((1 + confidence) / 2);
  }

  /** The probability that |T| is at least as large as |t|. */
  static double studentTwoSided(double t, double degreesOfFreedom) {
    return Math.min(1, 2 * studentUpperTail(Math.abs(t), degreesOfFreedom));
  }

  /** The probability of T at or above t. */
  static double studentUpperTail(double t, double degreesOfFreedom) {
    if (Double.isInfinite(t)) {
      return t > 0 ? 0 : 1;
    }
    return new TDistribution(degreesOfFreedom).cumulativeProbability(-t);
  }
}
