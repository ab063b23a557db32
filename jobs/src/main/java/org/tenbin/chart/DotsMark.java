package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.Arrays;
import java.util.List;

/**
 * Points as markers. Never cut by the frame; those outside the range are not drawn.
 *
 * @param points where
 * @param style colour and shape
 * @param size 1 for a point on a line
 */
record DotsMark(List<Point> points, SeriesStyle style, double size) implements Mark {
  /** Between neighbours of full size; where they stand closer, they are drawn smaller. */
  private static final double ROOM = 8;

  private static final double SMALLEST = 0.5;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    List<Point> shown = points.stream().filter(mapping::shows).toList();
    double fitting = size * crowding(shown, mapping);
    for (Point point : shown) {
      dot(g, mapping.x(point.x()), mapping.y(point.y()), style, fitting);
    }
  }

  /** 1 where markers stand apart, less where they would hide the line and each other. */
  private static double crowding(List<Point> shown, Mapping mapping) {
    double[] gaps = new double[Math.max(0, shown.size() - 1)];
    for (int i = 0; i < gaps.length; i++) {
      gaps[i] = Math.abs(mapping.x(shown.get(i + 1).x()) - mapping.x(shown.get(i).x()));
    }
    Arrays.sort(gaps);
    double usual = gaps.length == 0 ? ROOM : gaps[gaps.length / 2];
    return Math.max(SMALLEST, Math.min(1, usual / ROOM));
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
