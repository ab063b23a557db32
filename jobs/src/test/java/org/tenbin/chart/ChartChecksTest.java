package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChartChecksTest {
  private static final Caption CAPTION = new Caption("t", "", "");
  private static final Axis Y = Axis.fromZero("y", "");

  @Test
  void shapesAreCheckedWhenAChartIsMade() {
    assertThatNullPointerException().isThrownBy(() -> new Caption(null, "", ""));
    assertThatNullPointerException()
        .isThrownBy(() -> new LinesChart(CAPTION, Y, null, List.of(), LinesChart.Intervals.BARS));
    assertThatIllegalArgumentException().isThrownBy(() -> new Point(1, 2, 3, Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> new Point(1, 2, 3, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> Y.withRange(3, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> Y.withRange(0, Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> Y.withRange(Double.NEGATIVE_INFINITY, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> Axis.log("y", "").withRange(0, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new BoxChart.Box("g", 1, 3, 2, 4, 5, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new BarChart(CAPTION, "", Axis.linear("y", ""), List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new HeatMapChart(
                    CAPTION, "", "", Y, List.of("a"), List.of("b"), List.of(List.of())));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new PercentileChart(
                    CAPTION, "p", Y, List.of(new Series("s", List.of(Point.of(101, 1))))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TimeSeriesChart(CAPTION, Y, List.of(), List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new TimeSeriesChart.Event(2, 1, "pause"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RatioChart(CAPTION, Y, "", "", 0.9, List.of()));
  }
}
