package org.tenbin.chart;

import java.util.List;

/**
 * One frame with its axes and what is drawn in it.
 *
 * @param heading above the frame; may be empty
 * @param headroom more room above the frame, for marks that stand there
 * @param x level axis
 * @param y upright axis
 * @param grid which grid lines
 * @param marks drawn in this order
 * @param side what stands right of the frame
 */
record Panel(
    String heading,
    double headroom,
    AxisPlan x,
    AxisPlan y,
    Grid grid,
    List<Mark> marks,
    Side side) {
  /** Which grid lines are drawn. */
  enum Grid {
    LEVEL,
    UPRIGHT,
    BOTH,
    NONE
  }

  Panel {
    marks = List.copyOf(marks);
  }
}
