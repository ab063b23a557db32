package org.tenbin.chart;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Shapes of points, of about equal weight, around the origin. */
enum Marker {
  CIRCLE,
  SQUARE,
  TRIANGLE,
  DIAMOND,
  INVERTED_TRIANGLE,
  PENTAGON,
  CROSS;

  /** The shape about {@code (x, y)}; {@code size} 1 is that of a point on a line. */
  Shape at(double x, double y, double size) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.scale(size, size);
    return place.createTransformedShape(outline());
  }

  private Shape outline() {
    return switch (this) {
      case CIRCLE -> new Ellipse2D.Double(-2.3, -2.3, 4.6, 4.6);
      case SQUARE -> new Rectangle2D.Double(-2.1, -2.1, 4.2, 4.2);
      case TRIANGLE -> polygon(3, 2.9, -90);
      case DIAMOND -> polygon(4, 2.9, -90);
      case INVERTED_TRIANGLE -> polygon(3, 2.9, 90);
      case PENTAGON -> polygon(5, 2.6, -90);
      case CROSS -> cross();
    };
  }

  private static Shape polygon(int corners, double radius, double startDegrees) {
    Path2D path = new Path2D.Double();
    for (int i = 0; i < corners; i++) {
      double angle = Math.toRadians(startDegrees + 360.0 * i / corners);
      double x = radius * Math.cos(angle);
      double y = radius * Math.sin(angle);
      if (i == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.closePath();
    return path;
  }

  private static Shape cross() {
    Path2D path = new Path2D.Double();
    path.moveTo(-2.2, -2.2);
    path.lineTo(2.2, 2.2);
    path.moveTo(-2.2, 2.2);
    path.lineTo(2.2, -2.2);
    return path;
  }
}
