package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;

/**
 * Points as markers. Never cut by the frame; those outside the range are not drawn.
 *
 * @param points where
 * @param style colour and shape
 * @param size 1 for a point on a line
 */
record DotsMark(List<Point> points, SeriesStyle style, double size) implements Mark {
  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    for (Point point : points) {
      if (mapping.shows(point)) {
        dot(g, mapping.x(point.x()), mapping.y(point.y()), style, size);
      }
    }
  }

  static void dot(Graphics2D g, double x, double y, SeriesStyle style, double size) {
    Shape shape = style.marker().at(x, y, size);
    g.setStroke(style.line(1.05 * Math.sqrt(size)));
    if (style.marker() != Marker.CROSS) {
      g.setPaint(style.hollow() ? Color.WHITE : style.color());
      g.fill(shape);
    }
    g.setPaint(style.color());
    g.draw(shape);
  }
}
