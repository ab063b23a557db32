package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;

/** Values over two categories as colours. */
final class HeatMapPainter {
  private static final double TALL = 150;
  private static final double TALLEST = 330;
  private static final double ROW = 11;

  private HeatMapPainter() {}

  static Sheet sheet(HeatMapChart chart, Theme theme) {
    Typesetter type = new Typesetter(theme.fonts());
    Survey survey = new Survey(false, chart.value().log());
    boolean gaps = false;
    List<List<Double>> cells = new ArrayList<>();
    for (List<Double> row : chart.values()) {
      List<Double> admitted = new ArrayList<>();
      for (double value : row) {
        gaps |= Double.isNaN(value);
        boolean shown = !Double.isNaN(value) && survey.admitValue(value);
        admitted.add(shown ? value : Double.NaN);
      }
      cells.add(admitted);
    }
    double tall = Math.min(TALLEST, Math.max(TALL, chart.rows().size() * ROW));
    AxisPlan scale = new AxisPlanner(type).upright(chart.value(), survey.y(), tall);
    AxisPlan x = AxisPlan.of(chart.columnName(), chart.columns());
    AxisPlan y = AxisPlan.of(chart.rowName(), chart.rows());
    Mark mark =
        survey.empty()
            ? new MessageMark(type.line(theme.language().noData(), Typesetter.Style.AXIS_TITLE))
            : new CellsMark(cells, scale, type);
    Side side = survey.empty() ? Side.NONE : new ColorBar(type, scale, tall);
    Panel panel = new Panel("", 0, x, y, Panel.Grid.NONE, List.of(mark), side);
    List<Key> legend =
        gaps && !survey.empty()
            ? List.of(new Key(theme.language().noData(), CellsMark.GAP, Key.Sample.BOX))
            : List.of();
    return new Sheet(
        chart.caption(),
        legend,
        List.of(PanelGrid.single(tall, panel)),
        survey.notes(theme.language(), x, scale));
  }
}
