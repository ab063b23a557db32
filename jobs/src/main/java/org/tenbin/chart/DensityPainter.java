package org.tenbin.chart;

import java.util.List;

/** Densities as filled curves. */
final class DensityPainter {
  private static final int FEWEST_FOR_A_CURVE = 3;

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
            SeriesGrid.TALL,
            SeriesGrid.Under.NOTHING);
    return LinesPainter.sheetOf(chart, theme, survey, SeriesGrid.of(request));
  }

  private static List<Mark> marks(Series series, SeriesStyle style) {
    List<Point> points = series.points();
    long places = points.stream().mapToDouble(Point::x).distinct().count();
    if (places < FEWEST_FOR_A_CURVE) {
      return List.of(
          new IntervalMark(fromZero(points), style.color()), new DotsMark(points, style, 1));
    }
    return List.of(
        new AreaMark(points, style.band()), new LineMark(points, style.color(), style.dashed(1.4)));
  }

  /** Where all values are equal there is no curve, only an upright at that value. */
  private static List<Point> fromZero(List<Point> points) {
    return points.stream()
        .filter(point -> point.y() >= 0)
        .map(point -> new Point(point.x(), point.y(), 0, point.y()))
        .toList();
  }
}
