package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The intervals of neighbouring points as a shaded band; a point without one parts it.
 *
 * @param points in order
 * @param color with transparency
 */
record BandMark(List<Point> points, Color color) implements Mark {
  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    Graphics2D inside = mapping.clipped(g);
    inside.setPaint(color);
    List<Point> run = new ArrayList<>();
    for (Point point : points) {
      if (point.hasInterval()) {
        run.add(point);
      } else {
        fill(inside, mapping, run);
        run.clear();
      }
    }
    fill(inside, mapping, run);
    inside.dispose();
  }

  private static void fill(Graphics2D g, Mapping mapping, List<Point> run) {
    if (run.size() < 2) {
      return;
    }
    Path2D path = new Path2D.Double();
    path.moveTo(mapping.x(run.get(0).x()), mapping.y(run.get(0).high()));
    for (Point point : run) {
      path.lineTo(mapping.x(point.x()), mapping.y(point.high()));
    }
    for (int i = run.size() - 1; i >= 0; i--) {
      path.lineTo(mapping.x(run.get(i).x()), mapping.y(run.get(i).low()));
    }
    path.closePath();
    g.fill(path);
  }
}
