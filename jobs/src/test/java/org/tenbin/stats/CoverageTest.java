package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.log.Better;

/**
 * Simulated experiments in which the truth is known. Seeded, so a result is the same every time; a
 * share of 0.95 over 2000 experiments has a standard error of half a percent.
 */
class CoverageTest {
  private static final int EXPERIMENTS = 2000;
  private static final double SCATTER = 0.08;

  @ParameterizedTest(name = "mean of {0} runs")
  @ValueSource(ints = {3, 5, 10})
  void studentIntervalCoversTheMean(int runs) {
    double share =
        share(
            100 + runs,
            random -> {
              double[] sample =
                  DoubleStream.generate(() -> 60 + 4 * random.nextGaussian()).limit(runs).toArray();
              return Summary.of(sample).interval().orElseThrow().contains(60);
            });

    assertThat(share).isBetween(0.93, 0.97);
  }

  @ParameterizedTest(name = "ratio of {0} and {1} runs, scatter {2} times")
  @CsvSource({"3,3,1", "5,5,1", "10,10,1", "3,3,3", "5,5,3", "10,10,3", "5,10,2"})
  void welchIntervalCoversTheRatio(int candidateRuns, int baselineRuns, double scatter) {
    double share =
        share(
            200 + candidateRuns,
            random ->
                WelchRatio.of(
                        runs(random, 15, scatter * SCATTER, candidateRuns),
                        runs(random, 10, SCATTER, baselineRuns))
                    .estimate()
                    .interval()
                    .contains(1.5));

    assertThat(share).isBetween(0.93, 0.97);
  }

  @ParameterizedTest(name = "{0} levels, neighbours correlated by {1}")
  @CsvSource({"45,0", "45,0.3", "24,0", "24,0.3", "12,0", "12,0.3", "9,0", "9,0.3", "7,0"})
  void blockBootstrapCoversTheGeometricMean(int levels, double correlation) {
    double share =
        share(
            300 + levels,
            random -> {
              List<PairedRatios.Pair> pairs = new ArrayList<>();
              double noise = random.nextGaussian();
              for (int n = 1; n <= levels; n++) {
                noise =
                    correlation * noise
                        + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
                pairs.add(new PairedRatios.Pair(n, 0.9 * n * Math.exp(SCATTER * noise), n));
              }
              return PairedRatios.of(pairs, 0.95).estimate().interval().contains(0.9);
            });

    // Few levels make few blocks: rather too wide than too narrow.
    assertThat(share).isBetween(0.93, levels < 12 ? 0.995 : levels < 24 ? 0.98 : 0.97);
  }

  @ParameterizedTest(name = "equal data, {0} runs a side")
  @ValueSource(ints = {3, 5, 10})
  void nothingIsFoundInEqualData(int runs) {
    double silent = share(400 + runs, random -> quiet(equal(random, runs)));
    double ranks =
        share(
            500 + runs,
            random ->
                MannWhitney.test(runs(random, 10, SCATTER, runs), runs(random, 10, SCATTER, runs))
                        .pValue()
                    > 0.05);

    assertThat(silent).isGreaterThanOrEqualTo(0.945);
    assertThat(ranks).isGreaterThanOrEqualTo(0.945);
  }

  @Test
  void nothingIsFoundInAFamilyOfEqualData() {
    double silent =
        share(
            600,
            random -> {
              List<Contrast> family = new ArrayList<>();
              for (int i = 0; i < 8; i++) {
                family.add(equal(random, 5));
              }
              return Comparisons.compare(family, Rules.STANDARD).stream()
                  .allMatch(CoverageTest::silent);
            });

    assertThat(silent).isGreaterThanOrEqualTo(0.945);
  }

  @ParameterizedTest(name = "equal lines, neighbours correlated by {0}")
  @ValueSource(doubles = {0, 0.3})
  void nothingIsFoundInEqualLines(double correlation) {
    double silent =
        share(
            700,
            random -> {
              Map<Double, Double> a = new TreeMap<>();
              Map<Double, Double> b = new TreeMap<>();
              double noise = random.nextGaussian();
              for (double n = 1; n <= 45; n++) {
                noise =
                    correlation * noise
                        + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
                a.put(n, n * Math.exp(SCATTER * noise));
                b.put(n, n);
              }
              return quiet(new Contrast.OfLevels(a, b, Better.LOWER));
            });

    assertThat(silent).isGreaterThanOrEqualTo(0.93);
  }

  @Test
  void equalityIsNotClaimedAtTheEdgeOfTheMargin() {
    double claimed =
        share(
            800,
            random ->
                Equivalence.of(
                            WelchRatio.of(runs(random, 10.5, 0.01, 5), runs(random, 10, 0.01, 5)),
                            1.05)
                        .pValue()
                    <= 0.05);

    assertThat(claimed).isBetween(0.03, 0.06);
  }

  @Test
  void aPlantedDifferenceIsFound() {
    double found =
        share(
            900,
            random ->
                !quiet(
                    new Contrast.OfRuns(
                        sample(runs(random, 13, SCATTER, 5)),
                        sample(runs(random, 10, SCATTER, 5)),
                        Better.LOWER)));

    assertThat(found).isGreaterThan(0.95);
  }

  private static Contrast equal(Random random, int runs) {
    return new Contrast.OfRuns(
        sample(runs(random, 10, SCATTER, runs)),
        sample(runs(random, 10, SCATTER, runs)),
        Better.LOWER);
  }

  private static boolean quiet(Contrast contrast) {
    return silent(Comparisons.compare(contrast, Rules.STANDARD));
  }

  private static boolean silent(Comparison comparison) {
    return ((Compared) comparison).verdict() == Verdict.NO_DIFFERENCE_SHOWN;
  }

  private static Sample sample(double[] runs) {
    return Sample.of(runs);
  }

  private static double[] runs(Random random, double centre, double scatter, int count) {
    return DoubleStream.generate(() -> centre * Math.exp(scatter * random.nextGaussian()))
        .limit(count)
        .toArray();
  }

  private static double share(long seed, Predicate<Random> experiment) {
    Random random = new Random(seed);
    int hits = 0;
    for (int i = 0; i < EXPERIMENTS; i++) {
      hits += experiment.test(random) ? 1 : 0;
    }
    return (double) hits / EXPERIMENTS;
  }
}
