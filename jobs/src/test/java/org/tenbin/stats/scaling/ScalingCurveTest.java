package org.tenbin.stats.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class ScalingCurveTest {
  @Test
  void speedUpAndEfficiencyAreAgainstOneThread() {
    Speedup twelve = Published.haskellRead().speedups().get(4);

    assertThat(twelve.parallelism()).isEqualTo(12);
    assertThat(twelve.speedup()).isCloseTo(10.374, within(0.001));
    assertThat(twelve.efficiency()).isCloseTo(0.8645, within(0.0001));
    assertThat(Published.haskellRead().speedups()).hasSize(8);
  }

  @Test
  void aCurveThatBeginsLaterIsTakenToScaleUpToThere() {
    ScalingCurve curve = Published.curve(new double[] {4, 8}, new double[] {100, 150});

    assertThat(curve.speedups().get(0)).isEqualTo(new Speedup(4, 4));
    assertThat(curve.speedups().get(1)).isEqualTo(new Speedup(8, 6));
  }

  @Test
  void runsOfOneLevelAreAveraged() {
    ScalingCurve curve = Published.curve(new double[] {2, 1, 2}, new double[] {16, 10, 20});

    assertThat(curve.means()).containsExactly(new ScalingPoint(1, 10), new ScalingPoint(2, 18));
    assertThat(curve.speedups().get(1).speedup()).isEqualTo(1.8);
  }

  @Test
  void haskellCollapsesAtTwentyFourThreads() {
    List<Collapse> read = Published.haskellRead().collapses();
    List<Collapse> write = Published.haskellWrite().collapses();

    assertThat(read).hasSize(1);
    assertThat(read.get(0).parallelism()).isEqualTo(24);
    assertThat(read.get(0).lastSound()).isEqualTo(20);
    assertThat(read.get(0).kept()).isCloseTo(5.48 / 125.09, within(1e-12));
    assertThat(read.get(0).allowed()).isCloseTo(19.0 / 23, within(1e-12));
    assertThat(write).extracting(Collapse::parallelism).containsExactly(24.0);
    assertThat(Published.haskellRead().sound()).hasSize(7);
  }

  @Test
  void aLawfulDeclineIsNoCollapse() {
    assertThat(Published.haskellReadUnpinned().collapses()).isEmpty();
    assertThat(Published.specSdm91().collapses()).isEmpty();
    assertThat(Published.rayTracer().collapses()).isEmpty();
  }

  /** From 2 to 5 the law leaves a quarter at least, so below an eighth is a collapse. */
  @Test
  void halfOfWhatTheLawLeavesIsTheBorder() {
    double[] levels = {1, 2, 5};
    assertThat(Published.curve(levels, new double[] {60, 100, 12.4}).collapses()).hasSize(1);
    assertThat(Published.curve(levels, new double[] {60, 100, 12.6}).collapses()).isEmpty();
  }

  @Test
  void orderOfTheRunsDoesNotMatter() {
    List<ScalingPoint> points =
        List.of(new ScalingPoint(2, 19), new ScalingPoint(1, 10), new ScalingPoint(2, 17));
    assertThat(ScalingCurve.of(points).points())
        .containsExactly(new ScalingPoint(1, 10), new ScalingPoint(2, 17), new ScalingPoint(2, 19));
  }

  @Test
  void allLevelsBeyondACollapseAreLeftOut() {
    ScalingCurve curve =
        Published.curve(new double[] {1, 2, 4, 8, 16, 32}, new double[] {10, 19, 35, 2, 1, 30});

    assertThat(curve.collapses()).extracting(Collapse::parallelism).containsExactly(8.0, 16.0);
    assertThat(curve.sound())
        .extracting(ScalingPoint::parallelism)
        .containsExactly(1., 2., 4., 32.);
  }

  @Test
  void refusesWhatIsNoCurve() {
    assertThatThrownBy(() -> ScalingCurve.of(List.of())).hasMessageContaining("needs a point");
    assertThatThrownBy(() -> new ScalingPoint(0, 1)).hasMessageContaining("Parallelism");
    assertThatThrownBy(() -> ScalingPoint.ofElapsed(1, 0)).hasMessageContaining("Throughput");
  }

  @Property(tries = 300)
  void noCoefficientsMakeACurveThatCountsAsCollapsed(
      @ForAll @DoubleRange(min = 0, max = 1) double alpha,
      @ForAll @DoubleRange(min = 0, max = 1) double beta) {
    double[] n = {1, 2, 3, 5, 8, 13, 40, 41, 200};
    double[] x = new double[n.length];
    for (int i = 0; i < n.length; i++) {
      x[i] = ScalingLaw.throughput(n[i], 100, alpha, beta);
    }

    assertThat(Published.curve(n, x).collapses()).isEmpty();
  }
}
