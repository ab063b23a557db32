package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class SharedScaleTest {
  private static final Caption CAPTION = new Caption("t", "", "");
  private static final Axis X = Axis.fromZero("x", "");
  private static final Axis Y = Axis.fromZero("y", "s");
  private static final Theme THEME = Theme.of(Drawn.FONTS, Language.ENGLISH);

  @Test
  void chartsToBeComparedHaveOneRangeThatHoldsAllIntervals() {
    List<Chart> charts =
        SharedScale.of(
            List.of(
                chart(Point.of(1, 12)),
                chart(new Point(1, 50, 20, 83)),
                new BarChart(
                    CAPTION,
                    "",
                    Y,
                    List.of(
                        new BarChart.Bars(
                            "a", List.of(new BarChart.Bar("g", 7, 6, 8, List.of(120.0)))))),
                new BoxChart(
                    CAPTION,
                    "",
                    Y,
                    List.of(
                        new BoxChart.Boxes(
                            "a", List.of(new BoxChart.Box("g", 1, 2, 3, 4, 5, List.of(130.0)))))),
                new FacetsChart(
                    CAPTION,
                    X,
                    Y,
                    List.of(
                        new FacetsChart.Facet(
                            "f", List.of(new Series("a", List.of(Point.of(1, 141)))))),
                    LinesChart.Intervals.BARS)),
            THEME);
    assertThat(charts)
        .hasSize(5)
        .allSatisfy(
            chart -> {
              Axis y =
                  chart instanceof LinesChart lines
                      ? lines.y()
                      : chart instanceof BarChart bars
                          ? bars.y()
                          : chart instanceof BoxChart boxes ? boxes.y() : ((FacetsChart) chart).y();
              assertThat(y.lower()).isZero();
              assertThat(y.upper()).isEqualTo(150);
            });
  }

  @Test
  void aChartWithoutSuchAnAxisIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                SharedScale.of(
                    List.of(new RatioChart(CAPTION, X, "", "", Double.NaN, List.of())), THEME))
        .withMessageContaining("no y axis to share");
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
    assertThat(SharedScale.of(List.of(fixed, chart(Point.of(1, 12))), THEME))
        .first()
        .isEqualTo(fixed);
    assertThat(SharedScale.of(List.of(fixed), THEME)).containsExactly(fixed);
    LinesChart empty = chart();
    assertThat(SharedScale.of(List.of(empty), THEME)).containsExactly(empty);
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
