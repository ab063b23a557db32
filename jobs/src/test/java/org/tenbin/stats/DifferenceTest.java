package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class DifferenceTest {
  @Test
  void agreesWithR() {
    // R 4.2.2: t.test(j, a)$conf.int -> 116.741673678969 154.618326321031
    Difference difference = Difference.ofRuns(Transfer.jetty(), Transfer.apache(), 0.95);

    assertThat(difference.mean()).isCloseTo(135.68, within(1e-10));
    assertThat(difference.interval().lower()).isCloseTo(116.741673678969, within(1e-8));
    assertThat(difference.interval().upper()).isCloseTo(154.618326321031, within(1e-8));
    assertThat(difference.exceeds(115)).isTrue();
    assertThat(difference.exceeds(135)).isFalse();
  }

  @Test
  void linesAreSubtractedLevelByLevel() {
    Map<Double, Double> vmware = new TreeMap<>();
    Map<Double, Double> kvm = new TreeMap<>();
    Random random = new Random(8);
    for (double n = 1; n <= 45; n++) {
      vmware.put(n, 10 + n);
      kvm.put(n, 22 + n + random.nextGaussian());
    }
    vmware.put(46.0, 0.0);

    Difference difference = Difference.ofLevels(kvm, vmware, 0.95);

    assertThat(difference.mean()).isCloseTo(12, within(0.5));
    assertThat(difference.candidateRuns()).isEqualTo(45);
    assertThat(difference.exceeds(10)).isTrue();
    assertThat(difference.exceeds(12.5)).isFalse();
  }

  @Test
  void needsScatterToJudge() {
    assertThatThrownBy(() -> Difference.ofRuns(new double[] {1}, new double[] {1, 2}, 0.95))
        .hasMessageContaining("At least 2");
    assertThatThrownBy(() -> Difference.ofLevels(Map.of(1.0, 1.0), Map.of(1.0, 2.0), 0.95))
        .hasMessageContaining("At least 4");
  }
}
