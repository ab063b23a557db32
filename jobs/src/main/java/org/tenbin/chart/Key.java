package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/**
 * An entry of the legend.
 *
 * @param name what it stands for
 * @param style its colour and marker
 * @param sample how it looks in the chart
 */
record Key(String name, SeriesStyle style, Sample sample) {
  static final double WIDTH = 17;

  /** What is drawn before the name. */
  enum Sample {
    MARKED_LINE,
    DASHED_LINE,
    MARKER,
    BOX,
    SHADE,
    AREA,
    UPRIGHT
  }

  void drawSample(Graphics2D g, double x, double middle) {
    double centre = x + WIDTH / 2;
    g.setPaint(style.color());
    switch (sample) {
      case MARKED_LINE -> {
        g.setStroke(style.line(1.4));
        g.draw(new Line2D.Double(x, middle, x + WIDTH, middle));
        DotsMark.dot(g, centre, middle, style, 1);
      }
      case DASHED_LINE -> {
        g.setStroke(style.dashed(1.4));
        g.draw(new Line2D.Double(x, middle, x + WIDTH, middle));
      }
      case MARKER -> DotsMark.dot(g, centre, middle, style, 1);
      case BOX -> {
        Rectangle2D box = new Rectangle2D.Double(centre - 4, middle - 3.4, 8, 6.8);
        g.setPaint(style.fill());
        g.fill(box);
        g.setPaint(style.textColor());
        g.setStroke(Theme.THIN);
        g.draw(box);
      }
      case SHADE -> {
        EventsMark.shade(g, new Rectangle2D.Double(centre - 6, middle - 4, 12, 8), style.color());
      }
      case AREA -> {
        Rectangle2D area = new Rectangle2D.Double(centre - 6, middle - 4, 12, 8);
        g.fill(area);
        g.setPaint(Theme.GRID);
        g.setStroke(Theme.THIN);
        g.draw(area);
      }
      case UPRIGHT -> {
        g.setStroke(style.dashed(1));
        g.draw(new Line2D.Double(centre, middle - 4.5, centre, middle + 4.5));
      }
    }
  }
}
