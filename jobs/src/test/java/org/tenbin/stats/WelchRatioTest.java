package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class WelchRatioTest {
  @Test
  void jettyIsHalfAsFastAgainAsApache() {
    // R 4.2.2: t <- t.test(log(j), log(a)); exp(diff(rev(t$estimate))); exp(t$conf.int);
    // t$parameter; t$stderr; t$statistic; t$p.value
    WelchRatio ratio = WelchRatio.of(Transfer.jetty(), Transfer.apache());

    assertThat(ratio.estimate().ratio()).isCloseTo(1.52182467264715, within(1e-12));
    assertThat(ratio.estimate().interval().lower()).isCloseTo(1.44998131922344, within(1e-9));
    assertThat(ratio.estimate().interval().upper()).isCloseTo(1.59722770464239, within(1e-9));
    assertThat(ratio.degreesOfFreedom()).isCloseTo(6.14029529732560, within(1e-10));
    assertThat(ratio.standardError()).isCloseTo(0.0198729844858, within(1e-12));
    assertThat(ratio.test().statistic()).isCloseTo(21.1296928116, within(1e-9));
    assertThat(ratio.test().pValue()).isCloseTo(5.73961888161034e-07, within(1e-13));
  }

  @Test
  void apacheIsFourPercentAheadOfLighttpd() {
    // R 4.2.2: t.test(log(a), log(l)), transformed back by exp()
    WelchRatio ratio = WelchRatio.of(Transfer.apache(), Transfer.lighttpd());

    assertThat(ratio.estimate().ratio()).isCloseTo(1.04094406694038, within(1e-12));
    assertThat(ratio.estimate().interval().lower()).isCloseTo(1.01358472882180, within(1e-9));
    assertThat(ratio.estimate().interval().upper()).isCloseTo(1.06904190610481, within(1e-9));
    assertThat(ratio.test().pValue()).isCloseTo(0.00934735501284981, within(1e-10));
  }

  @Test
  void samplesWithoutScatterGiveTheRatioAlone() {
    WelchRatio twice = WelchRatio.of(new double[] {0.2, 0.2, 0.2}, new double[] {0.1, 0.1, 0.1});
    WelchRatio same = WelchRatio.of(new double[] {0.1, 0.1, 0.1}, new double[] {0.1, 0.1});

    assertThat(twice.estimate().interval().lower()).isEqualTo(twice.estimate().ratio());
    assertThat(twice.test().pValue()).isZero();
    assertThat(same.estimate().ratio()).isEqualTo(1);
    assertThat(same.test().pValue()).isEqualTo(1);
  }

  @Test
  void refusesWhatHasNoRatio() {
    assertThatThrownBy(() -> WelchRatio.of(new double[] {1}, new double[] {1, 2}))
        .hasMessageContaining("At least 2 values");
    assertThatThrownBy(() -> WelchRatio.of(new double[] {0, 1}, new double[] {1, 2}))
        .hasMessageContaining("positive");
  }

  @Property(tries = 200)
  void swappingTheSidesInvertsTheRatio(
      @ForAll @Size(min = 2, max = 8) List<@DoubleRange(min = 0.5, max = 2) Double> candidate,
      @ForAll @Size(min = 2, max = 8) List<@DoubleRange(min = 0.5, max = 2) Double> baseline) {
    double[] a = candidate.stream().mapToDouble(Double::doubleValue).toArray();
    double[] b = baseline.stream().mapToDouble(Double::doubleValue).toArray();
    RatioEstimate there = WelchRatio.of(a, b).estimate();
    RatioEstimate back = WelchRatio.of(b, a).estimate();

    assertThat(there.ratio() * back.ratio()).isCloseTo(1, within(1e-9));
    assertThat(Math.log(there.interval().lower() * back.interval().upper()))
        .isCloseTo(0, within(1e-6));
  }
}
