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

  /** A frame with its titles that says that there is nothing to see. */
  static Panel empty(AxisPlan x, AxisPlan y, Typesetter type, Language words) {
    Line message = type.line(words.noData(), Typesetter.Style.AXIS_TITLE);
    return new Panel(
        "",
        0,
        x.withoutTicks(),
        y.withoutTicks(),
        Grid.NONE,
        List.of(new MessageMark(message)),
        Side.NONE);
  }
}
