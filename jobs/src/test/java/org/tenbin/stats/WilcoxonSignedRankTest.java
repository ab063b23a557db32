package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WilcoxonSignedRankTest {
  @Test
  void agreesWithR() {
    // R 4.2.2, the depression scores of Hollander and Wolfe that ?wilcox.test shows:
    // wilcox.test(x, y, paired = TRUE) -> V = 40, p-value = 0.0390625
    double[] x = {1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
    double[] y = {0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};

    TestResult result =
        WilcoxonSignedRank.test(IntStream.range(0, 9).mapToDouble(i -> x[i] - y[i]).toArray());

    assertThat(result.statistic()).isEqualTo(40);
    assertThat(result.pValue()).isEqualTo(0.0390625);
    assertThat(result.smallestP()).isEqualTo(1.0 / 256);
  }

  @Test
  void agreesWithSciPyWithTiesAndAZero() {
    // SciPy 1.17.1: wilcoxon([1,-1,2,2,-3,4,5,5,0], zero_method='wilcox',
    // method=PermutationMethod(n_resamples=inf)).pvalue -> 0.125
    TestResult result = WilcoxonSignedRank.test(new double[] {1, -1, 2, 2, -3, 4, 5, 5, 0});

    assertThat(result.statistic()).isEqualTo(29.5);
    assertThat(result.pValue()).isEqualTo(0.125);
    assertThat(result.exact()).isTrue();
  }

  @Test
  void agreesWithSciPyForThirtyAndForEightyPairs() {
    // SciPy 1.17.1: wilcoxon(np.sin(np.arange(1,31)*1.7)+.3, method='exact').pvalue
    // and wilcoxon(np.sin(np.arange(1,81)*1.7)+.15, correction=True, method='approx').pvalue
    TestResult thirty = WilcoxonSignedRank.test(wave(30, 0.3));
    TestResult eighty = WilcoxonSignedRank.test(wave(80, 0.15));

    assertThat(thirty.statistic()).isEqualTo(339);
    assertThat(thirty.pValue()).isCloseTo(0.027741437777876854, within(1e-14));
    assertThat(eighty.statistic()).isEqualTo(2051);
    assertThat(eighty.exact()).isFalse();
    assertThat(eighty.pValue()).isCloseTo(0.03894177298846281, within(1e-12));
  }

  @Test
  void agreesWithRForManyPairsWithTies() {
    // R 4.2.2: d <- rep(c(-2,-1,1,2,3), 12); wilcox.test(d, exact = FALSE, correct = TRUE)
    double[] five = {-2, -1, 1, 2, 3};
    TestResult result =
        WilcoxonSignedRank.test(IntStream.range(0, 60).mapToDouble(i -> five[i % 5]).toArray());

    assertThat(result.statistic()).isEqualTo(1242);
    assertThat(result.pValue()).isCloseTo(0.0145110989453368, within(1e-13));
  }

  @Test
  void noDifferenceAtAllShowsNothing() {
    TestResult result = WilcoxonSignedRank.test(new double[5]);

    assertThat(result.pValue()).isEqualTo(1);
    assertThat(result.smallestP()).isEqualTo(1);
  }

  private static double[] wave(int n, double shift) {
    return IntStream.rangeClosed(1, n).mapToDouble(i -> Math.sin(i * 1.7) + shift).toArray();
  }
}
