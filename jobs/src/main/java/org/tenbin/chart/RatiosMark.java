package org.tenbin.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The ratios of a forest plot: a square each, its interval, and the line at 1. A square is filled
 * where the verdict is that there is a difference, and hollow where it is not, so that the chart
 * says what the text beside it says.
 *
 * @param rows from the bottom
 * @param margin of equality, NaN for none
 */
record RatiosMark(List<RatioChart.Row> rows, double margin) implements Mark {
  /** How the range of what counts as equal looks. */
  static final SeriesStyle MARGIN = new SeriesStyle(Theme.SHADE, Marker.SQUARE, false, List.of());

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    Graphics2D inside = mapping.clipped(g);
    Rectangle2D area = mapping.area();
    if (!Double.isNaN(margin)) {
      double left = mapping.x(1 / margin);
      inside.setPaint(Theme.SHADE);
      inside.fill(
          new Rectangle2D.Double(left, area.getMinY(), mapping.x(margin) - left, area.getHeight()));
    }
    inside.setPaint(Theme.MUTED);
    inside.setStroke(new BasicStroke(0.9f));
    double one = mapping.x(1);
    inside.draw(new Line2D.Double(one, area.getMinY(), one, area.getMaxY()));
    inside.dispose();
    for (int i = 0; i < rows.size(); i++) {
      RatioChart.Row row = rows.get(i);
      if (Survey.finite(row.ratio())) {
        row(g, mapping, row, mapping.y(i));
      }
    }
  }

  static SeriesStyle style(boolean different) {
    SeriesStyle base = SeriesStyle.accent();
    return new SeriesStyle(base.color(), Marker.SQUARE, !different, base.dash());
  }

  private static void row(Graphics2D g, Mapping mapping, RatioChart.Row row, double y) {
    SeriesStyle style = style(row.different());
    if (!Double.isNaN(row.low())) {
      interval(g, mapping, row, y, style);
    }
    if (mapping.showsX(row.ratio())) {
      DotsMark.dot(g, mapping.x(row.ratio()), y, style, 1.2);
    }
  }

  private static void interval(
      Graphics2D g, Mapping mapping, RatioChart.Row row, double y, SeriesStyle style) {
    LevelInterval.draw(g, mapping, row.low(), row.high(), y, style.color());
  }
}
