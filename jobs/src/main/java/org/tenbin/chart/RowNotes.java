package org.tenbin.chart;

import java.awt.Graphics2D;
import java.util.List;

/** The numbers beside the rows of a forest plot. */
final class RowNotes implements Side {
  static final double WIDEST = 106;
  private static final double GAP = 8;
  private static final int LINES = 2;
  private static final Typesetter.Style STYLE = Typesetter.Style.TICK;

  private final List<List<Line>> rows;

  RowNotes(List<List<Line>> rows) {
    this.rows = List.copyOf(rows);
  }

  static List<Line> line(Typesetter type, String note) {
    return type.wrap(note, STYLE, WIDEST, LINES);
  }

  @Override
  public double width() {
    return rows.stream()
        .flatMap(List::stream)
        .mapToDouble(line -> GAP + line.width())
        .max()
        .orElse(0);
  }

  @Override
  public void draw(Graphics2D g, Mapping mapping) {
    double left = mapping.area().getMaxX() + GAP;
    for (int i = 0; i < rows.size(); i++) {
      List<Line> lines = rows.get(i);
      double baseline = mapping.y(i) - (lines.size() - 1) * STYLE.leading() / 2;
      for (Line line : lines) {
        line.drawFrom(g, left, baseline + line.middle(), Theme.INK);
        baseline += STYLE.leading();
      }
    }
  }
}
