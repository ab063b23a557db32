package org.tenbin.stats.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScalingAnalysisTest {
  @Test
  void keepsCollapsedLevelsInTheTableAndOutOfTheFit() {
    ScalingAnalysis analysis = ScalingAnalysis.of(Published.haskellRead());

    assertThat(analysis.speedups()).hasSize(8);
    assertThat(analysis.leftOut()).hasSize(1);
    assertThat(analysis.law().orElseThrow().law()).isEqualTo(ScalingLaw.UNIVERSAL);
    assertThat(analysis.law().orElseThrow().residuals()).hasSize(7);
  }

  @Test
  void fitsWhatTheLevelsAllow() {
    ScalingAnalysis three =
        ScalingAnalysis.of(Published.curve(new double[] {1, 2, 4}, new double[] {10, 18, 30}));
    ScalingAnalysis one = ScalingAnalysis.of(Published.curve(new double[] {1}, new double[] {10}));

    assertThat(three.law().orElseThrow().law()).isEqualTo(ScalingLaw.AMDAHL);
    assertThat(one.law()).isEmpty();
    assertThat(one.speedups()).containsExactly(new Speedup(1, 1));
  }
}
