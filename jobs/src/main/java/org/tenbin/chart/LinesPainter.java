package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;

/** Lines over parallelism. */
final class LinesPainter {
  private LinesPainter() {}

  static Sheet sheet(LinesChart chart, Theme theme) {
    AxisPlanner planner = new AxisPlanner(new Typesetter(theme.fonts()));
    Survey survey = new Survey(chart.x().log(), chart.y().log());
    List<Series> series = chart.series().stream().map(survey::admit).toList();
    SeriesGrid.Request request =
        new SeriesGrid.Request(
            theme,
            series,
            length -> planner.level(chart.x(), survey, length),
            length -> planner.upright(chart.y(), survey.y(), length),
            (one, style) -> marks(one, style, chart.intervals(), 1),
            Key.Sample.MARKED_LINE,
            Panel.Grid.LEVEL,
            SeriesGrid.Naming.BESIDE,
            SeriesGrid.TALL,
            SeriesGrid.Under.NOTHING);
    return sheetOf(chart, theme, survey, SeriesGrid.of(request));
  }

  static Sheet sheetOf(Chart chart, Theme theme, Survey survey, SeriesGrid grid) {
    Panel first = grid.grid().panels().get(0);
    List<String> notes = new ArrayList<>(survey.notes(theme.language(), first.x(), first.y()));
    notes.addAll(grid.notes());
    return new Sheet(chart.caption(), grid.legend(), List.of(grid.grid()), notes);
  }

  /** Interval, line and points of a series; {@code size} 1 in a frame of full size. */
  static List<Mark> marks(
      Series series, SeriesStyle style, LinesChart.Intervals intervals, double size) {
    Mark interval =
        switch (intervals) {
          case BARS -> new IntervalMark(series.points(), style.color());
          case BAND -> new BandMark(series.points(), style.band());
        };
    return List.of(
        interval,
        new LineMark(series.points(), style.color(), style.line(1.4 * size)),
        new DotsMark(series.points(), style, size));
  }
}
