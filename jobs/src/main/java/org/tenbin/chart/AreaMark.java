package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The area between a curve and the lower edge of the frame.
 *
 * @param points in order of x
 * @param color with transparency
 */
record AreaMark(List<Point> points, Color color) implements Mark {
  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    Graphics2D inside = mapping.clipped(g);
    inside.setPaint(color);
    List<Point> run = new ArrayList<>();
    for (Point point : points) {
      if (Double.isNaN(point.y())) {
        fill(inside, mapping, run);
        run.clear();
      } else {
        run.add(point);
      }
    }
    fill(inside, mapping, run);
    inside.dispose();
  }

  private static void fill(Graphics2D g, Mapping mapping, List<Point> run) {
    if (run.size() < 2) {
      return;
    }
    double floor = mapping.area().getMaxY();
    Path2D path = new Path2D.Double();
    path.moveTo(mapping.x(run.get(0).x()), floor);
    for (Point point : run) {
      path.lineTo(mapping.x(point.x()), mapping.y(point.y()));
    }
    path.lineTo(mapping.x(run.get(run.size() - 1).x()), floor);
    path.closePath();
    g.fill(path);
  }
}
