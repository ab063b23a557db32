package org.tenbin.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** A level interval with caps; an end beyond the frame, or without end, is an arrow at its edge. */
final class LevelInterval {
  private static final double CAP = 2;
  private static final double ARROW = 3;

  private LevelInterval() {}

  /** Draws the interval from low to high, values of the level axis, at a place on the canvas. */
  static void draw(
      Graphics2D g, Mapping mapping, double lowEnd, double highEnd, double y, Color color) {
    Rectangle2D area = mapping.area();
    double low = mapping.x(lowEnd);
    double high = mapping.x(highEnd);
    if (low > area.getMaxX() || high < area.getMinX()) {
      return;
    }
    double left = Math.max(low, area.getMinX());
    double right = Math.min(high, area.getMaxX());
    g.setPaint(color);
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
