package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * A bar from zero, its interval, and its trials side by side as dots, in the order in which they
 * were made. A logarithmic axis has no zero, so there the length of a bar would tell nothing: a
 * marker stands at the value instead.
 *
 * @param bar the numbers
 * @param centre on the level axis
 * @param width in units of the level axis
 * @param style of the series
 */
record BarMark(BarChart.Bar bar, double centre, double width, SeriesStyle style) implements Mark {
  private static final double FILLED = 0.86;
  private static final double WIDEST = 40;
  static final SeriesStyle DOT =
      new SeriesStyle(new Color(0x333333), Marker.CIRCLE, true, List.of());

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    double x = mapping.x(centre);
    double full = (mapping.x(centre + width) - x) * FILLED;
    double wide = Math.min(WIDEST, Math.max(1.5, full));
    if (!mapping.yPlan().log()) {
      body(g, mapping, x, wide);
    }
    trials(g, mapping, x, wide);
    new IntervalMark(List.of(new Point(centre, bar.value(), bar.low(), bar.high())), Theme.INK)
        .draw(g, mapping);
    if (mapping.yPlan().log() && mapping.showsY(bar.value())) {
      DotsMark.dot(g, x, mapping.y(bar.value()), style, 1.2);
    }
  }

  private void body(Graphics2D g, Mapping mapping, double x, double wide) {
    double zero = mapping.y(0);
    double end = mapping.y(bar.value());
    Graphics2D inside = mapping.clipped(g);
    Rectangle2D body =
        new Rectangle2D.Double(x - wide / 2, Math.min(zero, end), wide, Math.abs(end - zero));
    inside.setPaint(style.fill());
    inside.fill(body);
    inside.setPaint(style.textColor());
    inside.setStroke(Theme.THIN);
    inside.draw(body);
    inside.dispose();
  }

  private void trials(Graphics2D g, Mapping mapping, double x, double wide) {
    int count = bar.trials().size();
    for (int i = 0; i < count; i++) {
      double value = bar.trials().get(i);
      if (mapping.showsY(value)) {
        double place = count == 1 ? 0.5 : (double) i / (count - 1);
        double left = x + (place - 0.5) * wide * 0.66;
        DotsMark.dot(g, left, mapping.y(value), DOT, 0.6);
      }
    }
  }
}
