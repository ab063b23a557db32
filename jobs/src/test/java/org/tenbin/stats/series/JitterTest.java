package org.tenbin.stats.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class JitterTest {
  @Test
  void findsThePointsThatStandOff() {
    Map<Double, Double> line = line(45, 0.01, 1);
    line.computeIfPresent(17.0, (n, value) -> value * 1.3);
    line.computeIfPresent(31.0, (n, value) -> value * 0.8);

    Jitter jitter = Jitter.of(line).orElseThrow();

    assertThat(jitter.standingOff()).extracting(Jitter.Point::level).containsExactly(17.0, 31.0);
    assertThat(jitter.standingOff().get(0).relative()).isCloseTo(0.3, within(0.03));
    assertThat(jitter.scale()).isBetween(0.004, 0.015);
  }

  @Test
  void scaleIsThatOfTheNoise() {
    assertThat(Jitter.of(line(200, 0.05, 2)).orElseThrow().scale()).isCloseTo(0.05, within(0.01));
    assertThat(Jitter.of(line(45, 0.05, 3)).orElseThrow().scale())
        .isGreaterThan(3 * Jitter.of(line(45, 0.01, 3)).orElseThrow().scale());
  }

  @Test
  void tellsWhichOfTwoLinesJittersMore() {
    Jitter rough = Jitter.of(line(45, 0.06, 7)).orElseThrow();
    Jitter calm = Jitter.of(line(45, 0.02, 8)).orElseThrow();
    Jitter alike = Jitter.of(line(45, 0.02, 9)).orElseThrow();

    assertThat(rough.against(calm).pValue()).isLessThan(0.001);
    assertThat(rough.against(calm).statistic()).isGreaterThan(41 * 42 / 4.0);
    assertThat(calm.against(rough).statistic()).isLessThan(41 * 42 / 4.0);
    assertThat(calm.against(alike).pValue()).isGreaterThan(0.05);
  }

  /**
   * 101 and 99 by turns: four of six neighbours are 2 away, so is the trend, and the scale is
   * 1.4826 / 1.13 times 2 / 101 of it.
   */
  private static Map<Double, Double> turns(int odd, double value) {
    Map<Double, Double> line = new TreeMap<>();
    for (double n = 1; n <= 41; n++) {
      line.put(n, n == odd ? value : n % 2 == 1 ? 101.0 : 99.0);
    }
    return line;
  }

  @Test
  void scaleAndBorderByHand() {
    assertThat(Jitter.of(turns(0, 0)).orElseThrow().scale()).isCloseTo(0.02598, within(0.0001));
    // Level 21 has the trend 99; four times the scale is 10.5 % of it.
    assertThat(Jitter.of(turns(21, 99 * 1.095)).orElseThrow().standingOff()).isEmpty();
    assertThat(Jitter.of(turns(21, 99 * 1.115)).orElseThrow().standingOff())
        .extracting(Jitter.Point::level)
        .containsExactly(21.0);
  }

  @Test
  void aTrendThatWouldReachZeroIsThatOfANeighbour() {
    Map<Double, Double> steep = new TreeMap<>();
    for (double n = 1; n <= 8; n++) {
      steep.put(n, n == 1 ? 0.1 : 10 * (n - 1));
    }
    Jitter.Point first = Jitter.of(steep).orElseThrow().points().get(0);
    assertThat(first.trend()).isEqualTo(10);
    assertThat(first.relative()).isCloseTo(-0.99, within(1e-12));
  }

  @Test
  void aSmoothLineHasNone() {
    Jitter jitter = Jitter.of(line(45, 0, 1)).orElseThrow();

    assertThat(jitter.standingOff()).isEmpty();
    assertThat(jitter.scale()).isCloseTo(0, within(1e-12));
  }

  @Test
  void aCurvedLineHasNone() {
    Map<Double, Double> curve = new TreeMap<>();
    for (double n = 1; n <= 45; n++) {
      curve.put(n, 20 + 40 * (1 - Math.exp(-n / 10)));
    }

    assertThat(Jitter.of(curve).orElseThrow().standingOff()).isEmpty();
  }

  @Test
  void anEqualLineHasNone() {
    Map<Double, Double> flat = new TreeMap<>();
    for (double n = 1; n <= 10; n++) {
      flat.put(n, 7.0);
    }

    assertThat(Jitter.of(flat).orElseThrow().scale()).isCloseTo(0, within(1e-12));
  }

  @Test
  void needsEightPositiveLevels() {
    assertThat(Jitter.of(line(7, 0.1, 1))).isEmpty();
    assertThat(Jitter.of(line(8, 0.1, 1))).isPresent();
    Map<Double, Double> broken = line(9, 0.1, 1);
    broken.put(3.0, 0.0);
    assertThatThrownBy(() -> Jitter.of(broken)).hasMessageContaining("positive");
  }

  private static Map<Double, Double> line(int levels, double noise, long seed) {
    Random random = new Random(seed);
    Map<Double, Double> line = new TreeMap<>();
    for (double n = 1; n <= levels; n++) {
      line.put(n, (12 + 2 * n) * Math.exp(noise * random.nextGaussian()));
    }
    return line;
  }
}
