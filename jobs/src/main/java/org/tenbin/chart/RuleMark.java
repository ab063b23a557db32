package org.tenbin.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/**
 * A time or a range on the x axis, marked from top to bottom.
 *
 * @param from its beginning
 * @param to its end; the same for a moment
 * @param color of the line or the shade
 * @param stroke of the line
 */
record RuleMark(double from, double to, Color color, BasicStroke stroke) implements Mark {
  /** A range narrower than this is shown as a line. */
  private static final double NARROW = 1;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    Rectangle2D area = mapping.area();
    double left = Math.max(area.getMinX(), mapping.x(from));
    double right = Math.min(area.getMaxX(), mapping.x(to));
    if (left > area.getMaxX() || right < area.getMinX() || Double.isNaN(left + right)) {
      return;
    }
    g.setPaint(color);
    if (right - left < NARROW) {
      double middle = (left + right) / 2;
      g.setStroke(stroke);
      g.draw(new Line2D.Double(middle, area.getMinY(), middle, area.getMaxY()));
    } else {
      g.setPaint(new Color(color.getRed(), color.getGreen(), color.getBlue(), 40));
      g.fill(new Rectangle2D.Double(left, area.getMinY(), right - left, area.getHeight()));
    }
  }
}
