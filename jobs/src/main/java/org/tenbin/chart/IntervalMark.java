package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * Error bars with caps. An end beyond the axis, or without end, is an arrow at the edge of the
 * frame.
 *
 * @param points with their intervals
 * @param color of the bars
 */
record IntervalMark(List<Point> points, Color color) implements Mark {
  private static final double CAP = 1.7;
  private static final double ARROW = 2.4;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    g.setPaint(color);
    g.setStroke(Theme.THIN);
    for (Point point : points) {
      if (point.hasInterval() && mapping.showsX(point.x())) {
        bar(g, mapping, point);
      }
    }
  }

  private static void bar(Graphics2D g, Mapping mapping, Point point) {
    Rectangle2D area = mapping.area();
    double x = mapping.x(point.x());
    double low = mapping.y(point.low());
    double high = mapping.y(point.high());
    if (high > area.getMaxY() || low < area.getMinY()) {
      return;
    }
    double bottom = Math.min(low, area.getMaxY());
    double top = Math.max(high, area.getMinY());
    g.draw(new Line2D.Double(x, bottom, x, top));
    end(g, x, bottom, bottom < low ? ARROW : 0);
    end(g, x, top, top > high ? -ARROW : 0);
  }

  private static void end(Graphics2D g, double x, double y, double arrow) {
    if (arrow == 0) {
      g.draw(new Line2D.Double(x - CAP, y, x + CAP, y));
      return;
    }
    Path2D head = new Path2D.Double();
    head.moveTo(x - CAP, y - arrow);
    head.lineTo(x, y);
    head.lineTo(x + CAP, y - arrow);
    g.draw(head);
  }
}
