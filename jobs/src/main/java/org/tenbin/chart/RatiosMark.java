package org.tenbin.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The ratios of a forest plot: a square each, its interval, and the line at 1. An interval that
 * excludes 1 is drawn in full colour, one that includes it hollow; colour alone tells nothing that
 * the place does not.
 *
 * @param rows from the bottom
 * @param margin of equality, NaN for none
 */
record RatiosMark(List<RatioChart.Row> rows, double margin) implements Mark {
  /** How the range of what counts as equal looks. */
  static final SeriesStyle MARGIN = new SeriesStyle(Theme.SHADE, Marker.SQUARE, false, List.of());

  private static final double CAP = 2;
  private static final double ARROW = 3;

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

  static boolean excludesOne(RatioChart.Row row) {
    return row.low() > 1 || row.high() < 1;
  }

  static SeriesStyle style(boolean excludesOne) {
    SeriesStyle base = SeriesStyle.accent();
    return new SeriesStyle(base.color(), Marker.SQUARE, !excludesOne, base.dash());
  }

  private static void row(Graphics2D g, Mapping mapping, RatioChart.Row row, double y) {
    SeriesStyle style = style(excludesOne(row));
    if (!Double.isNaN(row.low())) {
      interval(g, mapping, row, y, style);
    }
    if (mapping.showsX(row.ratio())) {
      DotsMark.dot(g, mapping.x(row.ratio()), y, style, 1.2);
    }
  }

  private static void interval(
      Graphics2D g, Mapping mapping, RatioChart.Row row, double y, SeriesStyle style) {
    Rectangle2D area = mapping.area();
    double low = mapping.x(row.low());
    double high = mapping.x(row.high());
    if (low > area.getMaxX() || high < area.getMinX()) {
      return;
    }
    double left = Math.max(low, area.getMinX());
    double right = Math.min(high, area.getMaxX());
    g.setPaint(style.color());
    g.setStroke(new BasicStroke(1.2f));
    g.draw(new Line2D.Double(left, y, right, y));
    end(g, left, y, left > low ? -ARROW : 0);
    end(g, right, y, right < high ? ARROW : 0);
  }

  private static void end(Graphics2D g, double x, double y, double arrow) {
    if (arrow == 0) {
      g.draw(new Line2D.Double(x, y - CAP, x, y + CAP));
      return;
    }
    Path2D head = new Path2D.Double();
    head.moveTo(x - arrow, y - CAP);
    head.lineTo(x, y);
    head.lineTo(x - arrow, y + CAP);
    g.draw(head);
  }
}
