package org.tenbin.chart;

import java.awt.Graphics2D;

/** What stands right of a frame: direct labels, a colour scale, the numbers of a forest plot. */
interface Side {
  /** Nothing. */
  Side NONE =
      new Side() {
        @Override
        public double width() {
          return 0;
        }

        @Override
        public void draw(Graphics2D g, Mapping mapping) {
          // Nothing stands there.
        }
      };

  /** Room it needs, in points. */
  double width();

  void draw(Graphics2D g, Mapping mapping);
}
