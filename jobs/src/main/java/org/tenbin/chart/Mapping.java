package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;

/** From values to places on the canvas, through the axes that JFreeChart has drawn. */
final class Mapping {
  /** How far outside the frame a line may be drawn before the clip cuts it. */
  private static final double FAR = 10_000;

  /** Half a line or a marker may stand over the edge of the frame. */
  private static final double OVERHANG = 1;

  private final Rectangle2D area;
  private final ValueAxis xAxis;
  private final ValueAxis yAxis;
  private final AxisPlan xPlan;
  private final AxisPlan yPlan;

  Mapping(Rectangle2D area, ValueAxis xAxis, AxisPlan xPlan, ValueAxis yAxis, AxisPlan yPlan) {
    this.area = area;
    this.xAxis = xAxis;
    this.xPlan = xPlan;
    this.yAxis = yAxis;
    this.yPlan = yPlan;
  }

  Rectangle2D area() {
    return area;
  }

  AxisPlan xPlan() {
    return xPlan;
  }

  AxisPlan yPlan() {
    return yPlan;
  }

  double x(double value) {
    if (xPlan.log() && value <= 0) {
      return area.getMinX() - FAR;
    }
    return near(xAxis.valueToJava2D(value, area, RectangleEdge.BOTTOM), area.getMinX());
  }

  double y(double value) {
    if (yPlan.log() && value <= 0) {
      return area.getMaxY() + FAR;
    }
    return near(yAxis.valueToJava2D(value, area, RectangleEdge.LEFT), area.getMinY());
  }

  /** A place no further off than a PDF can write, an infinite value included. */
  private static double near(double place, double edge) {
    return Math.max(edge - FAR, Math.min(edge + FAR, place));
  }

  boolean shows(Point point) {
    return xPlan.holds(point.x()) && yPlan.holds(point.y());
  }

  boolean showsX(double value) {
    return xPlan.holds(value);
  }

  boolean showsY(double value) {
    return yPlan.holds(value);
  }

  /** A graphics whose drawing ends at the frame; to be disposed of. */
  Graphics2D clipped(Graphics2D g) {
    Graphics2D inside = (Graphics2D) g.create();
    inside.clip(
        new Rectangle2D.Double(
            area.getX() - OVERHANG,
            area.getY() - OVERHANG,
            area.getWidth() + 2 * OVERHANG,
            area.getHeight() + 2 * OVERHANG));
    return inside;
  }
}
