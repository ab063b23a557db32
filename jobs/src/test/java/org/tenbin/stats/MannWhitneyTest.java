package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class MannWhitneyTest {
  @Test
  void apacheAgainstLighttpd() {
    // R 4.2.2: wilcox.test(a, l): "Wilcoxon rank sum exact test, W = 24, p-value = 0.015873015873"
    TestResult result = MannWhitney.test(Transfer.apache(), Transfer.lighttpd());

    assertThat(result.statistic()).isEqualTo(24);
    assertThat(result.pValue()).isCloseTo(4.0 / 252, within(1e-15));
    assertThat(result.exact()).isTrue();
    assertThat(result.smallestP()).isCloseTo(2.0 / 252, within(1e-15));
  }

  @Test
  void agreesWithSciPyWithoutTies() {
    // SciPy 1.17.1: mannwhitneyu(x, y, method='exact') -> 11.0, 0.054079254079254076
    TestResult result =
        MannWhitney.test(
            new double[] {0.11, 0.52, 0.9, 1.3, 2.2, 3.1, 4.7},
            new double[] {1.1, 1.9, 2.5, 3.7, 4.1, 5.3, 6.6, 7.2});

    assertThat(result.statistic()).isEqualTo(11);
    assertThat(result.pValue()).isCloseTo(0.054079254079254076, within(1e-15));
  }

  @Test
  void agreesWithSciPyWithTies() {
    // SciPy 1.17.1: permutation_test((x, y), U, n_resamples=inf, permutation_type='independent')
    // with U = mannwhitneyu(x, y).statistic -> 4.0, 0.06060606060606061 and 3.0, 0.571428571428571
    TestResult balanced =
        MannWhitney.test(new double[] {1, 2, 2, 3, 3}, new double[] {2, 3, 4, 4, 5, 5});
    TestResult skewed = MannWhitney.test(new double[] {5, 5, 5}, new double[] {5, 5, 6, 7});

    assertThat(balanced.statistic()).isEqualTo(4);
    assertThat(balanced.pValue()).isCloseTo(0.06060606060606061, within(1e-14));
    assertThat(skewed.statistic()).isEqualTo(3);
    assertThat(skewed.pValue()).isCloseTo(0.5714285714285714, within(1e-14));
  }

  @Test
  void agreesWithSciPyForLargeSamples() {
    // SciPy 1.17.1: i = np.arange(60.); x = i*37%61; y = i*53%67 + 4
    // mannwhitneyu(x, y, method='asymptotic', use_continuity=True) -> 1402.5, 0.037170455959317346
    double[] x = IntStream.range(0, 60).mapToDouble(i -> i * 37 % 61).toArray();
    double[] y = IntStream.range(0, 60).mapToDouble(i -> i * 53 % 67 + 4).toArray();

    TestResult result = MannWhitney.test(x, y);

    assertThat(result.exact()).isFalse();
    assertThat(result.statistic()).isEqualTo(1402.5);
    assertThat(result.pValue()).isCloseTo(0.037170455959317346, within(1e-12));
  }

  @Test
  void agreesWithRAtTheBordersOfTheExactTest() {
    // R 4.2.2: u <- ((0:44)*37)%%61; v <- ((0:44)*53)%%67+12.5; wilcox.test(u, v, exact = TRUE)
    // x <- ((0:9)*37)%%61; y <- ((0:59)*53)%%67+4.5; wilcox.test(x, y, exact = FALSE)
    TestResult both =
        MannWhitney.test(
            IntStream.range(0, 45).mapToDouble(i -> i * 37 % 61).toArray(),
            IntStream.range(0, 45).mapToDouble(i -> i * 53 % 67 + 12.5).toArray());
    TestResult oneLarge =
        MannWhitney.test(
            IntStream.range(0, 10).mapToDouble(i -> i * 37 % 61).toArray(),
            IntStream.range(0, 60).mapToDouble(i -> i * 53 % 67 + 4.5).toArray());

    assertThat(both.exact()).isTrue();
    assertThat(both.statistic()).isEqualTo(568);
    assertThat(both.pValue()).isCloseTo(0.000265034781387809, within(1e-15));
    assertThat(oneLarge.exact()).isFalse();
    assertThat(oneLarge.statistic()).isEqualTo(198);
    assertThat(oneLarge.pValue()).isCloseTo(0.0884674035350833, within(1e-13));
  }

  @Test
  void smallestPIsThatOfCompleteSeparation() {
    // R 4.2.2: wilcox.test(c(1.1,2.2,3.3), c(4.4,5.5,6.6))$p.value -> 0.1
    TestResult apart = MannWhitney.test(new double[] {1, 2, 3}, new double[] {4, 5, 6});

    assertThat(apart.pValue())
        .isCloseTo(0.1, within(1e-15))
        .isCloseTo(apart.smallestP(), within(1e-15));
    assertThat(MannWhitney.smallestP(1, 1)).isEqualTo(1);
    assertThat(MannWhitney.smallestP(5, 5)).isCloseTo(0.0079365079, within(1e-10));
  }

  @Test
  void equalValuesShowNothing() {
    assertThat(MannWhitney.test(new double[] {7, 7, 7}, new double[] {7, 7}).pValue()).isEqualTo(1);
    assertThat(MannWhitney.test(new double[60], new double[60]).pValue()).isEqualTo(1);
  }

  @Test
  void refusesAnEmptySide() {
    assertThatThrownBy(() -> MannWhitney.test(new double[0], new double[] {1}))
        .hasMessageContaining("At least 1");
  }

  @Property(tries = 150)
  void equalsTheCountOverAllDeals(
      @ForAll @Size(min = 1, max = 5) List<@IntRange(min = 0, max = 6) Integer> a,
      @ForAll @Size(min = 1, max = 5) List<@IntRange(min = 0, max = 6) Integer> b) {
    double[] x = a.stream().mapToDouble(Integer::doubleValue).toArray();
    double[] y = b.stream().mapToDouble(Integer::doubleValue).toArray();

    assertThat(MannWhitney.test(x, y).pValue()).isCloseTo(countedP(x, y), within(1e-12));
  }

  private static double countedP(double[] x, double[] y) {
    double[] pooled =
        IntStream.range(0, x.length + y.length)
            .mapToDouble(i -> i < x.length ? x[i] : y[i - x.length])
            .toArray();
    double observed = pairs(pooled, (1 << x.length) - 1);
    double all = 0;
    double atMost = 0;
    double atLeast = 0;
    for (int deal = 0; deal < 1 << pooled.length; deal++) {
      if (Integer.bitCount(deal) == x.length) {
        double u = pairs(pooled, deal);
        all++;
        atMost += u <= observed ? 1 : 0;
        atLeast += u >= observed ? 1 : 0;
      }
    }
    return Math.min(1, 2 * Math.min(atMost, atLeast) / all);
  }

  private static double pairs(double[] pooled, int deal) {
    double u = 0;
    for (int i = 0; i < pooled.length; i++) {
      for (int j = 0; j < pooled.length; j++) {
        if ((deal >> i & 1) == 1 && (deal >> j & 1) == 0) {
          u += pooled[i] > pooled[j] ? 1 : pooled[i] == pooled[j] ? 0.5 : 0;
        }
      }
    }
    return u;
  }
}
