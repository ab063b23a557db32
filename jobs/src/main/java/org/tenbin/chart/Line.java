package org.tenbin.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;

/**
 * A line of text ready to be drawn.
 *
 * @param text clean, and in glyphs that the font has
 * @param font at its size
 * @param width in points
 */
record Line(String text, Font font, double width) {
  void drawFrom(Graphics2D g, double x, double baseline, Color color) {
    if (!text.isEmpty()) {
      g.setFont(font);
      g.setPaint(color);
      g.drawString(text, (float) x, (float) baseline);
    }
  }

  void drawCentred(Graphics2D g, double x, double baseline, Color color) {
    drawFrom(g, x - width / 2, baseline, color);
  }

  void drawUpTo(Graphics2D g, double x, double baseline, Color color) {
    drawFrom(g, x - width, baseline, color);
  }

  /** Reads upwards, centred at {@code y}. */
  void drawUpwards(Graphics2D g, double baseline, double y, Color color) {
    AffineTransform before = g.getTransform();
    g.rotate(-Math.PI / 2, baseline, y);
    drawFrom(g, baseline - width / 2, y, color);
    g.setTransform(before);
  }

  /** From the middle of the small letters and digits down to the base line. */
  double middle() {
    return font.getSize2D() * 0.36;
  }
}
