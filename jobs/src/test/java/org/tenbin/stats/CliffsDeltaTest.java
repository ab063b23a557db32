package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class CliffsDeltaTest {
  @Test
  void saysHowOftenOneIsLarger() {
    assertThat(CliffsDelta.of(Transfer.jetty(), Transfer.apache())).isEqualTo(1);
    assertThat(CliffsDelta.of(Transfer.apache(), Transfer.lighttpd())).isEqualTo(23 / 25.0);
    assertThat(CliffsDelta.of(new double[] {1, 2}, new double[] {2, 3})).isEqualTo(-0.75);
    assertThat(CliffsDelta.of(new double[] {0.0}, new double[] {-0.0})).isZero();
  }

  @Test
  void withinPairsCountsSigns() {
    assertThat(CliffsDelta.ofPairs(new double[] {0.5, 2, -1, 0})).isEqualTo(0.25);
  }

  @Property(tries = 100)
  void isAnotherScaleForU(
      @ForAll @Size(min = 1, max = 9) List<@IntRange(min = 0, max = 9) Integer> a,
      @ForAll @Size(min = 1, max = 9) List<@IntRange(min = 0, max = 9) Integer> b) {
    double[] x = a.stream().mapToDouble(Integer::doubleValue).toArray();
    double[] y = b.stream().mapToDouble(Integer::doubleValue).toArray();
    double u = MannWhitney.test(x, y).statistic();

    assertThat(CliffsDelta.of(x, y)).isCloseTo(2 * u / (a.size() * b.size()) - 1, within(1e-12));
  }
}
