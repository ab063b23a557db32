package org.tenbin.chart;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** The scale of a heat map: a strip of its colours with an axis. */
final class ColorBar implements Side {
  private static final double GAP = 8;
  private static final double STRIP = 9;

  private final Typesetter type;
  private final AxisPlan scale;
  private final Line title;
  private final double widest;

  ColorBar(Typesetter type, AxisPlan scale, double length) {
    this.type = type;
    this.scale = scale;
    this.title = type.line(scale.title(), Typesetter.Style.AXIS_TITLE, length + 12);
    this.widest = scale.ticks().stream().mapToDouble(tick -> label(tick).width()).max().orElse(0);
  }

  private Line label(AxisPlan.Tick tick) {
    return type.line(tick.label(), Typesetter.Style.TICK);
  }

  @Override
  public double width() {
    double words = title.text().isEmpty() ? 0 : Typesetter.Style.AXIS_TITLE.leading() + 2;
    return GAP + STRIP + 5 + widest + words;
  }

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    Rectangle2D area = mapping.area();
    double left = area.getMaxX() + GAP;
    double each = area.getHeight() / Viridis.STEPS;
    for (int step = 0; step < Viridis.STEPS; step++) {
      g.setPaint(Viridis.color(step));
      double overlap = step == Viridis.STEPS - 1 ? 0 : 0.15;
      g.fill(
          new Rectangle2D.Double(
              left, area.getMaxY() - (step + 1) * each - overlap, STRIP, each + overlap));
    }
    for (AxisPlan.Tick tick : scale.ticks()) {
      double share = scale.share(tick.value());
      double y = area.getMaxY() - share * area.getHeight();
      g.setPaint(Theme.AXIS);
      g.setStroke(Theme.THIN);
      g.draw(new Line2D.Double(left + STRIP, y, left + STRIP + (tick.major() ? 3 : 1.6), y));
      Line label = label(tick);
      label.drawFrom(g, left + STRIP + 5, y + label.middle(), Theme.MUTED);
    }
    double baseline = left + STRIP + 5 + widest + 2 + Typesetter.Style.AXIS_TITLE.size();
    title.drawUpwards(g, baseline, area.getCenterY(), Theme.INK);
  }
}
