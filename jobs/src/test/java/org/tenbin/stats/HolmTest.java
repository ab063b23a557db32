package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HolmTest {
  @Test
  void agreesWithR() {
    // R 4.2.2: p.adjust(c(0.01,0.04,0.03,0.005,0.5), "holm")
    assertThat(Holm.adjust(0.01, 0.04, 0.03, 0.005, 0.5))
        .containsExactly(new double[] {0.040, 0.090, 0.090, 0.025, 0.500}, within(1e-15));
  }

  @Test
  void threeWebServers() {
    // R 4.2.2: p.adjust(c(wilcox.test(j,a)$p.value, wilcox.test(a,l)$p.value,
    // wilcox.test(j,l)$p.value), "holm") -> 0.0238095238095238 three times
    double[] adjusted =
        Holm.adjust(
            MannWhitney.test(Transfer.jetty(), Transfer.apache()).pValue(),
            MannWhitney.test(Transfer.apache(), Transfer.lighttpd()).pValue(),
            MannWhitney.test(Transfer.jetty(), Transfer.lighttpd()).pValue());

    assertThat(adjusted)
        .containsExactly(
            new double[] {0.0238095238095238, 0.0238095238095238, 0.0238095238095238},
            within(1e-15));
  }

  @Test
  void oneIsLeftAloneAndNoneIsNothing() {
    assertThat(Holm.adjust(0.03)).containsExactly(0.03);
    assertThat(Holm.adjust()).isEmpty();
    assertThat(Holm.adjust(0.6, 0.7)).containsExactly(1, 1);
  }

  @Test
  void refusesWhatIsNoProbability() {
    assertThatThrownBy(() -> Holm.adjust(1.2)).hasMessageContaining("1.2");
    assertThatThrownBy(() -> Holm.adjust(Double.NaN)).hasMessageContaining("NaN");
  }
}
