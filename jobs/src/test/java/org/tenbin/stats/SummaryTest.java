package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SummaryTest {
  @Test
  void agreesWithR() {
    // R 4.2.2: j <- c(380.8,416.0,395.2,380.0,404.8)
    // mean(j); sd(j); exp(mean(log(j))); t.test(j)$conf.int
    Summary summary = Summary.of(Transfer.jetty());

    assertThat(summary.n()).isEqualTo(5);
    assertThat(summary.mean()).isCloseTo(395.36, within(1e-12));
    assertThat(summary.median()).isEqualTo(395.2);
    assertThat(summary.min()).isEqualTo(380.0);
    assertThat(summary.max()).isEqualTo(416.0);
    assertThat(summary.standardDeviation()).hasValueCloseTo(15.5167006802348, within(1e-12));
    assertThat(summary.geometricMean()).hasValueCloseTo(395.117496415716, within(1e-11));
    assertThat(summary.interval().orElseThrow().lower()).isCloseTo(376.093471394449, within(1e-8));
    assertThat(summary.interval().orElseThrow().upper()).isCloseTo(414.626528605551, within(1e-8));
  }

  @Test
  void oneRunHasNoInterval() {
    Summary summary = Summary.of(5.88);

    assertThat(summary.mean()).isEqualTo(5.88);
    assertThat(summary.standardDeviation()).isEmpty();
    assertThat(summary.interval()).isEmpty();
  }

  @Test
  void equalRunsHaveAnIntervalOfNoWidth() {
    Summary summary = Summary.of(0.1, 0.1, 0.1, 0.1, 0.1, 0.1);

    assertThat(summary.mean()).isEqualTo(0.1);
    assertThat(summary.interval()).contains(new Interval(0.1, 0.1, 0.95));
  }

  @Test
  void geometricMeanNeedsPositiveValues() {
    assertThat(Summary.of(0, 1).geometricMean()).isEmpty();
    assertThat(Summary.of(-1, 1).geometricMean()).isEmpty();
    assertThat(Summary.of(2, 8).geometricMean()).hasValueCloseTo(4.0, within(1e-14));
  }

  @Test
  void refusesNothingAndWhatIsNoNumber() {
    assertThatThrownBy(Summary::of).hasMessageContaining("At least 1 values");
    assertThatThrownBy(() -> Summary.of(1, Double.NaN)).hasMessageContaining("finite: NaN");
    assertThatThrownBy(() -> Summary.of(new double[] {1, 2}, 95)).hasMessageContaining("95");
  }

  @Property(tries = 200)
  void orderNeverChangesADigit(
      @ForAll @Size(min = 1, max = 12) List<@DoubleRange(min = 0.01, max = 1e6) Double> runs,
      @ForAll Random random) {
    List<Double> shuffled = new ArrayList<>(runs);
    Collections.shuffle(shuffled, random);

    assertThat(Summary.of(array(shuffled))).isEqualTo(Summary.of(array(runs)));
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
