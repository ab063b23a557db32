package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tenbin.stats.PairedRatios.Pair;

class PairedRatiosTest {
  @Test
  void closedFormEqualsManyDraws() {
    double[] logs = new Random(11).doubles(28, -0.1, 0.3).toArray();
    BlockBootstrap exact = BlockBootstrap.of(logs);
    Random random = new Random(12);
    int draws = 40_000;
    double sum = 0;
    double squares = 0;
    for (int draw = 0; draw < draws; draw++) {
      double mean = 0;
      for (int block = 0; block < 7; block++) {
        int start = random.nextInt(25);
        mean += (logs[start] + logs[start + 1] + logs[start + 2] + logs[start + 3]) / 28;
      }
      sum += mean;
      squares += mean * mean;
    }
    double variance = squares / draws - sum / draws * (sum / draws);

    assertThat(exact.blockLength()).isEqualTo(4);
    assertThat(exact.degreesOfFreedom()).isEqualTo(6);
    assertThat(exact.standardError()).isCloseTo(Math.sqrt(variance * 28 / 24), within(0.0003));
  }

  @Test
  void theRatioIsTheGeometricMean() {
    PairedRatios ratios =
        PairedRatios.of(
            List.of(new Pair(1, 2, 1), new Pair(2, 8, 1), new Pair(3, 4, 1), new Pair(4, 12, 3)),
            0.95);

    assertThat(ratios.estimate().ratio()).isCloseTo(4, within(1e-12));
    assertThat(ratios.estimate().interval().contains(4)).isTrue();
    assertThat(ratios.dominance()).isEqualTo(1);
    assertThat(ratios.signedRank().pValue()).isEqualTo(0.125);
  }

  @Test
  void whatGrowsWithTheLevelCancels() {
    List<Pair> pairs = new ArrayList<>();
    for (int n = 1; n <= 45; n++) {
      pairs.add(new Pair(n, 0.8 * (3 + 2.0 * n), 3 + 2.0 * n));
    }
    PairedRatios ratios = PairedRatios.of(pairs, 0.95);

    assertThat(ratios.estimate().ratio()).isCloseTo(0.8, within(1e-12));
    assertThat(ratios.estimate().interval().upper()).isCloseTo(0.8, within(1e-9));
    assertThat(ratios.blockLength()).isEqualTo(5);
    assertThat(ratios.pairs().get(44).ratio()).isCloseTo(0.8, within(1e-12));
  }

  @Test
  void neighboursThatResembleEachOtherWidenTheInterval() {
    double[] noise = new Random(3).doubles(60, -0.2, 0.2).toArray();
    double[] sorted = Values.sorted(noise);

    assertThat(BlockBootstrap.of(sorted).standardError())
        .isGreaterThan(1.5 * BlockBootstrap.of(noise).standardError());
  }

  @Test
  void orderOfThePairsDoesNotMatter() {
    List<Pair> pairs = new ArrayList<>();
    Random random = new Random(5);
    for (int n = 1; n <= 12; n++) {
      pairs.add(new Pair(n, 1 + random.nextDouble(), 1 + random.nextDouble()));
    }
    PairedRatios before = PairedRatios.of(pairs, 0.95);
    Collections.shuffle(pairs, random);

    assertThat(PairedRatios.of(pairs, 0.95)).isEqualTo(before);
  }

  @Test
  void refusesTooFewLevelsAndValuesWithoutRatio() {
    assertThatThrownBy(
            () ->
                PairedRatios.of(
                    List.of(new Pair(1, 1, 1), new Pair(2, 1, 1), new Pair(3, 1, 1)), 0.95))
        .hasMessageContaining("At least 4 levels");
    assertThatThrownBy(() -> new Pair(1, 0, 1)).hasMessageContaining("positive");
  }
}
