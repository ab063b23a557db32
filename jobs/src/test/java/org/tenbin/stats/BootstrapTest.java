package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BootstrapTest {
  private final double[] skewed =
      IntStream.rangeClosed(1, 60).mapToDouble(i -> Math.exp(1.1 * Math.sin(i * 1.3))).toArray();

  @Test
  void agreesWithSciPy() {
    // SciPy 1.17.1: x = np.exp(np.sin(np.arange(1,61)*1.3)*1.1)
    // bootstrap((x,), np.mean, n_resamples=20000, method='BCa') -> 1.133 to 1.610; two seeds differ
    // by 0.001 below and 0.005 above
    Interval interval = Bootstrap.interval(skewed, BootstrapTest::mean, 0.95, 42);

    assertThat(interval.lower()).isCloseTo(1.1333, within(0.01));
    assertThat(interval.upper()).isCloseTo(1.6103, within(0.02));
  }

  @Test
  void aBiasedStatisticIsCorrected() {
    // SciPy 1.17.1: x = np.exp(np.sin(np.arange(1,26)*1.3)*1.1)
    // bootstrap((x,), np.var, n_resamples=50000, method='BCa') -> 0.646 to 1.237, three seeds
    // within
    // 0.005; method='percentile' -> 0.558 to 1.164
    double[] few = Arrays.copyOf(skewed, 25);

    Interval interval = Bootstrap.interval(few, BootstrapTest::variance, 0.95, 42);

    assertThat(interval.lower()).isCloseTo(0.646, within(0.02));
    assertThat(interval.upper()).isCloseTo(1.237, within(0.02));
  }

  @Test
  void theSameSeedGivesTheSameInterval() {
    assertThat(Bootstrap.interval(skewed, BootstrapTest::mean, 0.95, 7))
        .isEqualTo(Bootstrap.interval(skewed, BootstrapTest::mean, 0.95, 7))
        .isNotEqualTo(Bootstrap.interval(skewed, BootstrapTest::mean, 0.95, 8));
  }

  @Test
  void aConstantSampleHasAnIntervalOfNoWidth() {
    double[] constant = IntStream.range(0, 20).mapToDouble(i -> 3).toArray();

    assertThat(Bootstrap.interval(constant, BootstrapTest::mean, 0.95, 1))
        .isEqualTo(new Interval(3, 3, 0.95));
  }

  @Test
  void refusesFewValues() {
    assertThatThrownBy(() -> Bootstrap.interval(new double[19], BootstrapTest::mean, 0.95, 1))
        .hasMessageContaining("At least 20");
  }

  private static double variance(double[] values) {
    double mean = mean(values);
    return DoubleStream.of(values).map(x -> (x - mean) * (x - mean)).sum() / values.length;
  }

  private static double mean(double[] values) {
    return DoubleStream.of(values).sum() / values.length;
  }
}
