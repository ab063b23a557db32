package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;

/**
 * What lies left and right of the line at 1, written above the frame with arrows.
 *
 * @param type sets the words
 * @param lower meaning of ratios below 1
 * @param upper meaning of ratios above 1
 */
record SidesMark(Typesetter type, String lower, String upper) implements Mark {
  private static final double ARROW = 9;
  private static final double GAP = 4;
  private static final double EDGE = 5;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    double one =
        Math.max(mapping.area().getMinX(), Math.min(mapping.area().getMaxX(), mapping.x(1)));
    double baseline = mapping.area().getMinY() - 4;
    double taken = GAP + ARROW + 3;
    Line left = type.line(lower, Typesetter.Style.TICK, one - taken - EDGE);
    Line right = type.line(upper, Typesetter.Style.TICK, Theme.WIDTH - EDGE - one - taken);
    if (!left.text().isEmpty()) {
      arrow(g, one - GAP, one - GAP - ARROW, baseline - left.middle());
      left.drawUpTo(g, one - taken, baseline, Theme.INK);
    }
    if (!right.text().isEmpty()) {
      arrow(g, one + GAP, one + GAP + ARROW, baseline - right.middle());
      right.drawFrom(g, one + taken, baseline, Theme.INK);
    }
  }

  private static void arrow(Graphics2D g, double from, double to, double y) {
    double back = Math.signum(from - to) * 2.6;
    g.setPaint(Theme.INK);
    g.setStroke(Theme.THIN);
    g.draw(new Line2D.Double(from, y, to, y));
    Path2D head = new Path2D.Double();
    head.moveTo(to + back, y - 2);
    head.lineTo(to, y);
    head.lineTo(to + back, y + 2);
    g.draw(head);
  }
}
