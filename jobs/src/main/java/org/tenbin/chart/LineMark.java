package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * A line through points; gaps where a point is NaN.
 *
 * @param points in order
 * @param color of the line
 * @param stroke of the line
 */
record LineMark(List<Point> points, Color color, Stroke stroke) implements Mark {
  /** From here on neighbouring points are thinned, keeping every peak. */
  private static final int MANY = 2_000;

  /** Length of a line of one point among gaps, which would vanish. */
  private static final double SPECK = 0.8;

  private static final double COLUMN = 0.25;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    Path2D path = new Path2D.Double();
    boolean drawing = false;
    List<Point> shown = points.size() > MANY ? thinned(mapping) : points;
    for (int i = 0; i < shown.size(); i++) {
      Point point = shown.get(i);
      if (Double.isNaN(point.y())) {
        drawing = false;
        continue;
      }
      double x = mapping.x(point.x());
      double y = mapping.y(point.y());
      if (drawing) {
        path.lineTo(x, y);
      } else {
        path.moveTo(x, y);
        drawing = true;
        boolean last = i + 1 == shown.size() || Double.isNaN(shown.get(i + 1).y());
        if (last && shown.size() > 1) {
          path.lineTo(x + SPECK, y);
        }
      }
    }
    if (path.getCurrentPoint() == null) {
      return;
    }
    Graphics2D inside = mapping.clipped(g);
    inside.setPaint(color);
    inside.setStroke(stroke);
    inside.draw(path);
    inside.dispose();
  }

  /** First, lowest, highest and last point of each narrow column, so that no pause vanishes. */
  private List<Point> thinned(Mapping mapping) {
    List<Point> kept = new ArrayList<>();
    int i = 0;
    while (i < points.size()) {
      int start = i;
      int low = i;
      int high = i;
      long column = column(mapping, points.get(i));
      while (i < points.size() && column(mapping, points.get(i)) == column) {
        low = points.get(i).y() < points.get(low).y() ? i : low;
        high = points.get(i).y() > points.get(high).y() ? i : high;
        i++;
      }
      int end = i - 1;
      java.util.stream.IntStream.of(start, Math.min(low, high), Math.max(low, high), end)
          .distinct()
          .mapToObj(points::get)
          .forEach(kept::add);
    }
    return kept;
  }

  private static long column(Mapping mapping, Point point) {
    return Double.isNaN(point.y()) ? Long.MIN_VALUE : (long) (mapping.x(point.x()) / COLUMN);
  }
}
