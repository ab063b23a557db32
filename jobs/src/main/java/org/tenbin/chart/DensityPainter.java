package org.tenbin.chart;

import java.util.List;

/** Densities as filled curves. */
final class DensityPainter {
  private DensityPainter() {}

  static Sheet sheet(DensityChart chart, Theme theme) {
    AxisPlanner planner = new AxisPlanner(new Typesetter(theme.fonts()));
    Survey survey = new Survey(chart.x().log(), chart.y().log());
    List<Series> series = chart.series().stream().map(survey::admit).toList();
    SeriesGrid.Request request =
        new SeriesGrid.Request(
            theme,
            series,
            length -> planner.level(chart.x(), survey, length),
            length -> planner.upright(chart.y(), survey.y(), length),
            DensityPainter::marks,
            Key.Sample.DASHED_LINE,
            Panel.Grid.LEVEL,
            SeriesGrid.Naming.ABOVE,
            SeriesGrid.TALL);
    return LinesPainter.sheetOf(chart, theme, survey, SeriesGrid.of(request, List.of()));
  }

  private static List<Mark> marks(Series series, SeriesStyle style) {
    return List.of(
        new AreaMark(series.points(), style.band()),
        new LineMark(series.points(), style.color(), style.dashed(1.4)));
  }
}
