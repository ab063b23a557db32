package org.tenbin.chart;

import java.util.List;

/**
 * Panels that share their axes, row by row. One column: a single panel. More: small multiples, with
 * the axes labelled at the left and at the bottom only.
 *
 * @param columns number of columns
 * @param frameHeight height of each frame in points
 * @param panels from the upper left
 */
record PanelGrid(int columns, double frameHeight, List<Panel> panels) {
  PanelGrid {
    panels = List.copyOf(panels);
  }

  static PanelGrid single(double frameHeight, Panel panel) {
    return new PanelGrid(1, frameHeight, List.of(panel));
  }

  int rows() {
    return (panels.size() + columns - 1) / columns;
  }

  boolean multiple() {
    return columns > 1;
  }

  /** Whether nothing stands below the panel in its column. */
  boolean lowest(int index) {
    return index + columns >= panels.size();
  }
}
