package org.tenbin.chart;

import java.awt.Graphics2D;

/** Something drawn in the frame of a panel, over its grid. */
interface Mark {
  void draw(Graphics2D g, Mapping mapping);
}
