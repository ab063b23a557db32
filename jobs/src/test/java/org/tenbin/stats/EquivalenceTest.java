package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EquivalenceTest {
  private final WelchRatio apacheLighttpd = WelchRatio.of(Transfer.apache(), Transfer.lighttpd());

  @Test
  void agreesWithTwoOneSidedTestsInR() {
    // R 4.2.2: t.test(log(a), log(l), mu = log(1.05), alternative = "less")$p.value
    // -> 0.232734791112815, and with mu = log(1.10) -> 0.000915619610279487;
    // the other sides, mu = -log(1.05), "greater", are smaller: 5.47e-05 and 3.68e-06
    assertThat(Equivalence.of(apacheLighttpd, 1.05).pValue())
        .isCloseTo(0.232734791112815, within(1e-10));
    assertThat(Equivalence.of(apacheLighttpd, 1.10).pValue())
        .isCloseTo(0.000915619610279487, within(1e-10));
  }

  @Test
  void isTheSameFromEitherSide() {
    WelchRatio swapped = WelchRatio.of(Transfer.lighttpd(), Transfer.apache());

    assertThat(Equivalence.of(swapped, 1.1).pValue())
        .isCloseTo(Equivalence.of(apacheLighttpd, 1.1).pValue(), within(1e-10));
  }

  @Test
  void withoutScatterTheMarginAloneDecides() {
    WelchRatio ratio = WelchRatio.of(new double[] {103, 103}, new double[] {100, 100});

    assertThat(Equivalence.of(ratio, 1.05).pValue()).isZero();
    assertThat(Equivalence.of(ratio, 1.02).pValue()).isEqualTo(1);
  }

  @Test
  void refusesAMarginOfNothing() {
    assertThatThrownBy(() -> Equivalence.of(apacheLighttpd, 1))
        .hasMessageContaining("a ratio above 1");
  }
}
