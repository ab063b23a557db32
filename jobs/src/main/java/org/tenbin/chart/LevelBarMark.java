package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/**
 * A bar that lies on its side: from zero to its value, its interval, and its trials as dots. A
 * logarithmic axis has no zero, so there a marker stands at the value instead.
 *
 * @param bar the numbers
 * @param centre on the upright axis
 * @param thickness in units of the upright axis
 * @param style of the series
 */
record LevelBarMark(BarChart.Bar bar, double centre, double thickness, SeriesStyle style)
    implements Mark {
  private static final double FILLED = 0.86;
  private static final double THICKEST = 12;

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    double y = mapping.y(centre);
    double full = Math.abs(mapping.y(centre + thickness) - y) * FILLED;
    boolean log = mapping.xPlan().log();
    if (!log) {
      body(g, mapping, y, Math.min(THICKEST, Math.max(1.5, full)));
    }
    for (double trial : bar.trials()) {
      if (mapping.showsX(trial)) {
        DotsMark.dot(g, mapping.x(trial), y, BarMark.DOT, 0.6);
      }
    }
    if (!Double.isNaN(bar.low())) {
      LevelInterval.draw(g, mapping, bar.low(), bar.high(), y, Theme.INK);
    }
    if (log && mapping.showsX(bar.value())) {
      DotsMark.dot(g, mapping.x(bar.value()), y, style, 1.2);
    }
  }

  private void body(Graphics2D g, Mapping mapping, double y, double thick) {
    double zero = mapping.x(0);
    double end = mapping.x(bar.value());
    Graphics2D inside = mapping.clipped(g);
    Rectangle2D body =
        new Rectangle2D.Double(Math.min(zero, end), y - thick / 2, Math.abs(end - zero), thick);
    inside.setPaint(style.fill());
    inside.fill(body);
    inside.setPaint(style.textColor());
    inside.setStroke(Theme.THIN);
    inside.draw(body);
    inside.dispose();
  }
}
