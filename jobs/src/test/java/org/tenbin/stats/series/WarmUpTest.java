package org.tenbin.stats.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WarmUpTest {
  @Test
  void agreesWithNumPy() {
    // NumPy: i = arange(200); y = 100+400*exp(-i/12)+5*sin(i*2.1); z = y.reshape(-1,5).mean(1)
    // v = [((z[d:]-z[d:].mean())**2).sum()/(40-d)**2 for d in range(36)]
    // argmin(v)*5 -> 80; z[16:].mean() -> 100.04188449680503
    double[] series =
        IntStream.range(0, 200)
            .mapToDouble(i -> 100 + 400 * Math.exp(-i / 12.0) + 5 * Math.sin(i * 2.1))
            .toArray();

    WarmUp warmUp = WarmUp.detect(series).orElseThrow();

    assertThat(warmUp.observations()).isEqualTo(80);
    assertThat(warmUp.steady()).isTrue();
    assertThat(warmUp.steadyMean()).isCloseTo(100.04188449680503, within(1e-9));
  }

  @Test
  void findsAStepAndNothingInASteadySeries() {
    double[] step = IntStream.range(0, 300).mapToDouble(i -> i < 62 ? 90 : 40 + i % 3).toArray();
    double[] steady = IntStream.range(0, 300).mapToDouble(i -> 40 + i % 5).toArray();

    assertThat(WarmUp.detect(step).orElseThrow().observations()).isEqualTo(65);
    assertThat(WarmUp.detect(steady).orElseThrow().observations()).isZero();
  }

  @Test
  void aSeriesThatNeverSettlesIsNotSteady() {
    double[] climbing = IntStream.range(0, 200).mapToDouble(i -> i).toArray();

    assertThat(WarmUp.detect(climbing).orElseThrow().steady()).isFalse();
  }

  @Test
  void cutsLittleFromPureNoise() {
    int early = 0;
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      double[] noise = random.doubles(200, 90, 110).toArray();
      early += WarmUp.detect(noise).orElseThrow().observations() <= 50 ? 1 : 0;
    }

    assertThat(early).isGreaterThan(150);
  }

  @Test
  void needsFiftyObservationsThatAreNumbers() {
    assertThat(WarmUp.detect(new double[49])).isEmpty();
    assertThat(WarmUp.detect(new double[50])).isPresent();
    double[] broken = new double[50];
    broken[7] = Double.NaN;
    assertThatThrownBy(() -> WarmUp.detect(broken)).hasMessageContaining("finite");
  }

  /** The statistic as it is defined, cut by cut, which takes the square of the length. */
  @Test
  void cutsWhereTheDefinitionSays() {
    Random random = new Random(11);
    for (int round = 0; round < 500; round++) {
      double start = random.nextInt(4) * random.nextDouble();
      double fade = 1 + random.nextInt(60);
      double[] series =
          IntStream.range(0, 50 + random.nextInt(300))
              .mapToDouble(i -> 1e3 * (1 + start * Math.exp(-i / fade)) + random.nextGaussian())
              .toArray();
      double[] z = new double[series.length / 5];
      for (int i = 0; i < z.length; i++) {
        z[i] = Arrays.stream(series, 5 * i, 5 * i + 5).sum() / 5;
      }
      int cut = 0;
      for (int d = 1; d <= z.length - 5; d++) {
        cut = mser(z, d) < mser(z, cut) ? d : cut;
      }

      WarmUp warmUp = WarmUp.detect(series).orElseThrow();
      assertThat(warmUp.observations()).as("round " + round).isEqualTo(5 * cut);
      assertThat(warmUp.steadyMean())
          .isCloseTo(Arrays.stream(z, cut, z.length).average().orElseThrow(), within(1e-9));
      assertThat(warmUp.steady()).isEqualTo(cut <= z.length / 2.0);
    }
  }

  private static double mser(double[] z, int from) {
    double mean = Arrays.stream(z, from, z.length).average().orElseThrow();
    double left = z.length - from;
    return Arrays.stream(z, from, z.length).map(v -> (v - mean) * (v - mean)).sum() / left / left;
  }

  /** Equal series have equal statistics; a smaller cut is preferred. */
  @Test
  void aConstantSeriesHasNoWarmUp() {
    double[] constant = new double[60];
    Arrays.fill(constant, 0.1);

    assertThat(WarmUp.detect(constant).orElseThrow()).isEqualTo(new WarmUp(0, true, 0.1));
  }

  /** A log of two rows that are days apart; cut by cut it takes minutes. */
  @Test
  @Timeout(value = 10, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aMillionObservationsTakeNoTime() {
    double[] series =
        IntStream.range(0, 1_000_000).mapToDouble(i -> (i < 1000 ? 9 : 1) + i % 3).toArray();

    assertThat(WarmUp.detect(series).orElseThrow().observations()).isEqualTo(1000);
  }
}
