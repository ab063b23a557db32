package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.TreeSet;

/**
 * Events of one kind on the x axis: what lasts is a shade, a moment a line from top to bottom;
 * where the moments are many, they are short lines at the upper edge, so that they do not hide the
 * data.
 *
 * @param events what happened when
 * @param style colour and dash of the kind
 */
record EventsMark(List<TimeSeriesChart.Event> events, SeriesStyle style) implements Mark {
  /** A range narrower than this is a moment. */
  private static final double NARROW = 1;

  private static final int MANY = 30;
  private static final double SHORT = 6;
  private static final int ALPHA = 40;
  private static final double BAR = 1.8;

  /** Moments closer than that fall into one line. */
  private static final double APART = 0.5;

  /** A pale area under a bar of full colour: pale colours alone would look alike. */
  static void shade(Graphics2D g, Rectangle2D area, Color color) {
    g.setPaint(new Color(color.getRed(), color.getGreen(), color.getBlue(), ALPHA));
    g.fill(area);
    g.setPaint(color);
    g.fill(new Rectangle2D.Double(area.getX(), area.getY(), area.getWidth(), BAR));
  }

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    Rectangle2D area = mapping.area();
    TreeSet<Double> moments = new TreeSet<>();
    Color color = style.color();
    for (TimeSeriesChart.Event event : events) {
      double left = Math.max(area.getMinX(), mapping.x(event.from()));
      double right = Math.min(area.getMaxX(), mapping.x(event.to()));
      if (left > area.getMaxX() || right < area.getMinX()) {
        continue;
      }
      if (right - left < NARROW) {
        moments.add(Math.rint((left + right) / 2 / APART) * APART);
      } else {
        shade(
            g, new Rectangle2D.Double(left, area.getMinY(), right - left, area.getHeight()), color);
      }
    }
    boolean many = moments.size() > MANY;
    g.setPaint(color);
    g.setStroke(many ? style.line(0.5) : style.dashed(0.9));
    double bottom = many ? area.getMinY() + SHORT : area.getMaxY();
    for (double x : moments) {
      g.draw(new Line2D.Double(x, area.getMinY(), x, bottom));
    }
  }
}
