package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * Coloured cells; neighbours of one colour are drawn as one, so that no hair lines show between
 * them and files stay small.
 *
 * @param rows values, from the bottom
 * @param scale from values to colours
 * @param type sets the numbers, where all of them fit into their cells
 */
record CellsMark(List<List<Double>> rows, AxisPlan scale, Typesetter type) implements Mark {
  /** How a cell without a value looks. */
  static final SeriesStyle GAP =
      new SeriesStyle(new Color(0xD9D9D9), Marker.SQUARE, false, List.of());

  private static final int NONE = -1;
  private static final Typesetter.Style STYLE = Typesetter.Style.TICK;
  private static final double AIR = 4;

  /** Of the colours with more green than that, dark digits stand out. */
  private static final int LIGHT = 150;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    for (int row = 0; row < rows.size(); row++) {
      List<Double> values = rows.get(row);
      int start = 0;
      for (int column = 1; column <= values.size(); column++) {
        boolean ends =
            column == values.size() || step(values.get(column)) != step(values.get(start));
        if (ends) {
          fill(g, mapping, row, start, column, step(values.get(start)));
          start = column;
        }
      }
    }
    numbers(g, mapping);
  }

  private void numbers(Graphics2D g, Mapping mapping) {
    List<List<Line>> lines =
        rows.stream().map(row -> row.stream().map(this::number).toList()).toList();
    double widest = lines.stream().flatMap(List::stream).mapToDouble(Line::width).max().orElse(0);
    boolean fit =
        mapping.x(1) - mapping.x(0) >= widest + AIR
            && mapping.y(0) - mapping.y(1) >= STYLE.leading() + 1;
    for (int row = 0; fit && row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        Line line = lines.get(row).get(column);
        Color cell = Viridis.color(Math.max(0, step(rows.get(row).get(column))));
        line.drawCentred(
            g,
            mapping.x(column),
            mapping.y(row) + line.middle(),
            cell.getGreen() > LIGHT ? Color.BLACK : Color.WHITE);
      }
    }
  }

  private Line number(double value) {
    return type.line(Double.isNaN(value) ? "" : Numbers.short3(value), STYLE);
  }

  private int step(double value) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    return Viridis.step(scale.share(value));
  }

  private static void fill(Graphics2D g, Mapping mapping, int row, int from, int to, int step) {
    double left = mapping.x(from - 0.5);
    double right = mapping.x(to - 0.5);
    double top = mapping.y(row + 0.5);
    double bottom = mapping.y(row - 0.5);
    g.setPaint(step == NONE ? GAP.fill() : Viridis.color(step));
    // A trace of overlap, or viewers that smooth each cell on its own let the paper shine through.
    double overlapX = right < mapping.area().getMaxX() - 0.5 ? 0.15 : 0;
    double overlapY = top > mapping.area().getMinY() + 0.5 ? 0.15 : 0;
    g.fill(
        new Rectangle2D.Double(
            left, top - overlapY, right - left + overlapX, bottom - top + overlapY));
  }
}
