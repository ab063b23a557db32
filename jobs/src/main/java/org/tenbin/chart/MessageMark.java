package org.tenbin.chart;

import java.awt.Graphics2D;

/**
 * A text in the middle of an otherwise empty frame.
 *
 * @param message what to say
 */
record MessageMark(Line message) implements Mark {
  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    message.drawCentred(
        g,
        mapping.area().getCenterX(),
        mapping.area().getCenterY() + message.middle(),
        Theme.MUTED);
  }
}
