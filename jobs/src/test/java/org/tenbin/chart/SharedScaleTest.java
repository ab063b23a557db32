package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SharedScaleTest {
  private static final Theme THEME = Theme.of(Drawn.FONTS, Language.ENGLISH);

  @Test
  void chartsToBeComparedHaveOneRangeThatHoldsAllIntervals() {
    List<LinesChart> charts =
        SharedScale.lines(List.of(chart(Point.of(1, 12)), chart(new Point(1, 50, 20, 83))), THEME);
    assertThat(charts).extracting(chart -> chart.y().lower()).containsOnly(0.0);
    assertThat(charts).extracting(chart -> chart.y().upper()).containsOnly(100.0);
  }

  @Test
  void aFixedRangeIsLeftAlone() {
    LinesChart fixed =
        new LinesChart(
            new Caption("t", "", ""),
            Axis.fromZero("x", ""),
            Axis.fromZero("y", "s").withRange(0, 7),
            List.of(),
            LinesChart.Intervals.BARS);
    assertThat(SharedScale.lines(List.of(fixed, chart(Point.of(1, 12))), THEME))
        .first()
        .isEqualTo(fixed);
    assertThat(SharedScale.lines(List.of(fixed), THEME)).containsExactly(fixed);
    LinesChart empty = chart();
    assertThat(SharedScale.lines(List.of(empty), THEME)).containsExactly(empty);
  }

  private static LinesChart chart(Point... points) {
    return new LinesChart(
        new Caption("t", "", ""),
        Axis.fromZero("x", ""),
        Axis.fromZero("y", "s"),
        List.of(new Series("a", List.of(points))),
        LinesChart.Intervals.BARS);
  }
}
