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
    // R 4.2.2: t.test(j, a, mu = 115)$p.value; the same with mu = 155
    assertThat(difference.pValue(115)).isCloseTo(0.03770814311328, within(1e-9));
    assertThat(difference.pValue(155)).isCloseTo(0.04696912543784, within(1e-9));
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
    assertThat(difference.interval().lower()).isGreaterThan(11.5);
    assertThat(difference.pValue(10)).isLessThan(1e-6);
    assertThat(difference.pValue(12)).isGreaterThan(0.05);
  }

  @Test
  void withoutScatterTheAmountAloneDecides() {
    Difference difference = Difference.ofRuns(new double[] {12, 12}, new double[] {10, 10}, 0.95);
    assertThat(difference.pValue(2)).isEqualTo(1);
    assertThat(difference.pValue(1)).isZero();
  }

  @Test
  void needsScatterToJudge() {
    assertThatThrownBy(() -> Difference.ofRuns(new double[] {1}, new double[] {1, 2}, 0.95))
        .hasMessageContaining("At least 2");
    assertThatThrownBy(() -> Difference.ofLevels(Map.of(1.0, 1.0), Map.of(1.0, 2.0), 0.95))
        .hasMessageContaining("At least 4");
  }
}
