package org.tenbin.stats.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

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
}
