package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.Set;

/**
 * A box with whiskers, and every single point at its own value. (JFreeChart's renderer shifts
 * outliers with the width of the box and leaves far ones out.)
 *
 * @param box the numbers
 * @param centre on the level axis
 * @param width in units of the level axis
 * @param style of the series
 */
record BoxMark(BoxChart.Box box, double centre, double width, SeriesStyle style) implements Mark {
  private static final double FILLED = 0.78;
  private static final double WIDEST = 22;
  private static final double RADIUS = 1.6;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    double x = mapping.x(centre);
    double full = (mapping.x(centre + width) - x) * FILLED;
    double half = Math.min(WIDEST, Math.max(1.5, full)) / 2;
    Graphics2D inside = mapping.clipped(g);
    Color ink = style.textColor();
    inside.setStroke(Theme.THIN);
    inside.setPaint(ink);
    double high = mapping.y(box.whiskerHigh());
    double low = mapping.y(box.whiskerLow());
    double top = mapping.y(box.quartile3());
    double bottom = mapping.y(box.quartile1());
    inside.draw(new Line2D.Double(x, high, x, top));
    inside.draw(new Line2D.Double(x, bottom, x, low));
    inside.draw(new Line2D.Double(x - half / 2, high, x + half / 2, high));
    inside.draw(new Line2D.Double(x - half / 2, low, x + half / 2, low));
    Rectangle2D body = new Rectangle2D.Double(x - half, top, 2 * half, bottom - top);
    inside.setPaint(style.fill());
    inside.fill(body);
    inside.setPaint(ink);
    inside.draw(body);
    inside.setPaint(Theme.INK);
    inside.setStroke(style.line(1.3));
    double median = mapping.y(box.median());
    inside.draw(new Line2D.Double(x - half + 0.4, median, x + half - 0.4, median));
    inside.dispose();
    points(g, mapping, x, ink);
  }

  private void points(Graphics2D g, Mapping mapping, double x, Color ink) {
    Set<Long> taken = new HashSet<>();
    g.setPaint(ink);
    g.setStroke(Theme.THIN);
    for (double value : box.points()) {
      double y = mapping.y(value);
      // Points on the same spot look like one; thousands would only swell the file.
      if (mapping.showsY(value) && taken.add(Math.round(y * 4))) {
        g.draw(new Ellipse2D.Double(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS));
      }
    }
  }
}
