package org.tenbin.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Ratios with their intervals, one row each, the first at the top. */
final class RatioPainter {
  private static final double ROW = 14;
  private static final double TWO_LINE_ROW = 23;
  private static final double LABEL_WIDTH = 112;
  private static final double FRAME_WIDTH = 110;
  private static final double SIDES_ROOM = 13;
  private static final double SHORTEST = 40;

  /** How far, as a factor, an interval without end is drawn beyond its ratio. */
  private static final double ROOM_FOR_ARROW = 1.25;

  /** What can be read on one page. */
  private static final int MOST_ROWS = 30;

  private static final double TALLEST = 560;

  private RatioPainter() {}

  static Sheet sheet(RatioChart chart, Theme theme) {
    Typesetter type = new Typesetter(theme.fonts());
    int fitting = (int) Math.min(MOST_ROWS, TALLEST / rowHeight(chart.rows(), type));
    int shown = Math.min(fitting, chart.rows().size());
    List<RatioChart.Row> rows = new ArrayList<>(chart.rows().subList(0, shown));
    Collections.reverse(rows);
    // The ratio lies on the level axis, so it is surveyed as x.
    Survey survey = new Survey(chart.x().log(), false);
    survey(chart, rows, survey);
    double tall = Math.max(SHORTEST, rows.size() * rowHeight(rows, type));
    AxisPlan x = new AxisPlanner(type).level(chart.x(), survey, FRAME_WIDTH);
    AxisPlan y = AxisPlan.of("", rows.stream().map(RatioChart.Row::label).toList());
    List<Mark> marks = new ArrayList<>();
    if (rows.isEmpty()) {
      marks.add(new MessageMark(type.line(theme.language().noData(), Typesetter.Style.AXIS_TITLE)));
    } else {
      marks.add(new RatiosMark(rows, chart.margin()));
      marks.add(new SidesMark(type, chart.lowerSide(), chart.upperSide()));
    }
    Side side = new RowNotes(rows.stream().map(row -> RowNotes.line(type, row.note())).toList());
    boolean sides = !rows.isEmpty() && !(chart.lowerSide() + chart.upperSide()).isBlank();
    Panel panel =
        new Panel(
            "",
            sides ? SIDES_ROOM : 0,
            rows.isEmpty() ? x.withoutTicks() : x,
            y,
            Panel.Grid.UPRIGHT,
            marks,
            side);
    List<String> notes = new ArrayList<>(survey.notesX(theme.language(), x));
    if (shown < chart.rows().size()) {
      notes.add(theme.language().firstRows(shown, chart.rows().size()));
    }
    return new Sheet(
        chart.caption(),
        keys(chart, rows, theme.language()),
        List.of(PanelGrid.single(tall, panel)),
        notes);
  }

  private static List<Key> keys(RatioChart chart, List<RatioChart.Row> rows, Language language) {
    List<RatioChart.Row> drawn = rows.stream().filter(r -> Survey.finite(r.ratio())).toList();
    List<Key> keys = new ArrayList<>();
    if (drawn.stream().anyMatch(RatioChart.Row::different)) {
      keys.add(new Key(language.difference(), RatiosMark.style(true), Key.Sample.MARKER));
    }
    if (drawn.stream().anyMatch(r -> !Double.isNaN(r.low()) && !r.different())) {
      keys.add(
          new Key(
              language.noDifference(!Double.isNaN(chart.margin())),
              RatiosMark.style(false),
              Key.Sample.MARKER));
    }
    if (!Double.isNaN(chart.margin()) && !drawn.isEmpty()) {
      keys.add(
          new Key(
              language.margin(Numbers.exact(chart.margin())), RatiosMark.MARGIN, Key.Sample.AREA));
    }
    return keys;
  }

  private static void survey(RatioChart chart, List<RatioChart.Row> rows, Survey survey) {
    for (RatioChart.Row row : rows) {
      // A ratio that is NaN is a row "not comparable", which says so itself.
      if (!Double.isNaN(row.ratio())) {
        survey.admit(List.of(Point.of(row.ratio(), 0)));
        survey.reachX(endOr(row.low(), row.ratio() / ROOM_FOR_ARROW));
        survey.reachX(endOr(row.high(), row.ratio() * ROOM_FOR_ARROW));
      }
    }
    survey.reachX(1);
    survey.reachX(chart.margin());
    survey.reachX(1 / chart.margin());
    survey.ticksAnywhere();
  }

  private static double endOr(double end, double otherwise) {
    return Double.isInfinite(end) || end == 0 ? otherwise : end;
  }

  private static double rowHeight(List<RatioChart.Row> rows, Typesetter type) {
    boolean twoLines =
        rows.stream()
            .anyMatch(
                row ->
                    type.line(row.label(), Typesetter.Style.TICK).width() > LABEL_WIDTH
                        || type.line(row.note(), Typesetter.Style.TICK).width() > RowNotes.WIDEST);
    return twoLines ? TWO_LINE_ROW : ROW;
  }
}
