package org.tenbin.stats.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tenbin.stats.scaling.ScalingFit.Residual;

/** What is read from a fit, whatever was fitted. */
class ScalingFitTest {
  private static ScalingFit fit(double alpha, double beta, Residual... residuals) {
    return new ScalingFit(
        ScalingLaw.UNIVERSAL,
        Map.of(
            Coefficient.GAMMA,
            new Estimate(10, 1, Optional.empty()),
            Coefficient.ALPHA,
            new Estimate(alpha, 0, Optional.empty()),
            Coefficient.BETA,
            new Estimate(beta, 0, Optional.empty())),
        List.of(residuals),
        1,
        0.9);
  }

  private static Residual residual(double measured, double fitted) {
    return new Residual(new ScalingPoint(1, measured), fitted);
  }

  @Test
  void aResidualIsAShareOfWhatWasFitted() {
    assertThat(residual(12, 10).relative()).isCloseTo(0.2, within(1e-12));
  }

  @Test
  void theWorstResidualMayBeNegative() {
    ScalingFit fit = fit(0, 0, residual(11, 10), residual(7, 10), residual(10.5, 10));
    assertThat(fit.worst().relative()).isCloseTo(-0.3, within(1e-12));
  }

  @Test
  void aResidualOfZeroChangesNoSign() {
    Residual[] residuals =
        IntStream.of(1, 0, 1, -1, 1).mapToObj(r -> residual(10.0 + r, 10)).toArray(Residual[]::new);
    assertThat(fit(0, 0, residuals).signChanges()).isEqualTo(2);
  }

  @Test
  void noPeakLiesBelowOne() {
    assertThat(fit(0, 4).peak()).hasValue(1.0);
    assertThat(fit(1.5, 0.01).peak()).hasValue(1.0);
    assertThat(fit(0, 0.01).peak()).hasValueCloseTo(10.0, within(1e-9));
    assertThat(fit(0.5, 0).peak()).isEmpty();
  }

  @Test
  void anIntervalOfACoefficientEndsAtZero() {
    ScalingFit fit =
        ScalingFitter.fit(Published.haskellWrite().sound(), ScalingLaw.UNIVERSAL).orElseThrow();
    assertThat(fit.estimates().get(Coefficient.ALPHA).interval().orElseThrow().lower()).isZero();
  }
}
