package org.tenbin.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Places all parts of a sheet on the canvas. Width is given; height follows from what there is to
 * say, so that a long title takes nothing from the frames.
 */
final class Layout {
  private static final double MARGIN = 5;

  /** All frames begin here unless their numbers need more: figures above each other align. */
  static final double LEFT = 48;

  static final double RIGHT = 9;
  private static final double COLUMN_GAP = 9;
  private static final double ROW_GAP = 7;

  /** Least room between the numbers of neighbouring frames. */
  private static final double NUMBER_GAP = 5;

  /** So many that nothing is cut in which two headings may differ; most need one or two. */
  private static final int HEADING_LINES = 5;

  private final Typesetter type;
  private final Sheet sheet;
  private final List<Part> parts = new ArrayList<>();
  private double cursor = MARGIN;

  private interface Part {
    void draw(Graphics2D g);
  }

  Layout(Sheet sheet, Typesetter type) {
    this.sheet = sheet;
    this.type = type;
    header();
    grids();
    footer();
    cursor += MARGIN;
  }

  /** Height of the whole in points, a multiple of 3 (8 pixels at twice the screen's density). */
  double height() {
    return Math.ceil(cursor / 3) * 3;
  }

  void draw(Graphics2D g) {
    parts.forEach(part -> part.draw(g));
  }

  private void header() {
    double width = Theme.WIDTH - 2 * MARGIN;
    text(sheet.caption().title(), Typesetter.Style.TITLE, width, 2, Theme.INK);
    cursor += 1;
    text(sheet.caption().subtitle(), Typesetter.Style.SUBTITLE, width, 4, Theme.MUTED);
    legend(width);
    cursor += 8;
  }

  private void footer() {
    double width = Theme.WIDTH - 2 * MARGIN;
    cursor += 5;
    String notes = String.join(" ", sheet.notes());
    text(notes, Typesetter.Style.NOTE, width, 3, Theme.INK);
    text(sheet.caption().source(), Typesetter.Style.SOURCE, width, 3, Theme.MUTED);
  }

  private void text(String raw, Typesetter.Style style, double width, int lines, Color color) {
    for (Line line : type.wrap(raw, style, width, lines)) {
      double baseline = cursor + style.size();
      parts.add(g -> line.drawFrom(g, MARGIN, baseline, color));
      cursor += style.leading();
    }
  }

  private void legend(double width) {
    if (sheet.legend().isEmpty()) {
      return;
    }
    Typesetter.Style style = Typesetter.Style.LEGEND;
    double x = MARGIN;
    cursor += 3;
    for (Key key : sheet.legend()) {
      Line name = type.line(key.name(), style, width - Key.WIDTH - 4);
      double entry = Key.WIDTH + 4 + name.width();
      if (x > MARGIN && x + entry > MARGIN + width) {
        x = MARGIN;
        cursor += style.leading() + 1;
      }
      double left = x;
      double baseline = cursor + style.size();
      parts.add(
          g -> {
            key.drawSample(g, left, baseline - name.middle());
            name.drawFrom(g, left + Key.WIDTH + 4, baseline, Theme.INK);
          });
      x += entry + 12;
    }
    cursor += style.leading() + 1;
  }

  private void grids() {
    double left = LEFT;
    double right = RIGHT;
    for (PanelGrid grid : sheet.grids()) {
      for (Panel panel : grid.panels()) {
        double title = panel.y().title().isEmpty() ? 0 : Typesetter.Style.AXIS_TITLE.leading() + 3;
        left = Math.max(left, MARGIN + widestWords() + title);
        right = Math.max(right, MARGIN + panel.side().width());
      }
    }
    right = Math.max(right, MARGIN + overhang(Theme.WIDTH - left - right));
    for (int i = 0; i < sheet.grids().size(); i++) {
      grid(sheet.grids().get(i), left, right, i == sheet.grids().size() - 1);
    }
  }

  private double widestWords() {
    double widest = 0;
    for (PanelGrid grid : sheet.grids()) {
      for (Panel panel : grid.panels()) {
        AxisWords words = AxisWords.upright(type, panel.y(), grid.frameHeight());
        widest = Math.max(widest, words.depth());
      }
    }
    return widest;
  }

  private double overhang(double inside) {
    double most = 0;
    for (PanelGrid grid : sheet.grids()) {
      double width = frameWidth(grid, inside);
      for (Panel panel : grid.panels()) {
        AxisWords words = AxisWords.level(type, panel.x(), width);
        most = Math.max(most, words.overhang(panel.x(), width));
      }
    }
    return most;
  }

  private double frameWidth(PanelGrid grid, double inside) {
    return (inside - (grid.columns() - 1) * columnGap(grid, inside)) / grid.columns();
  }

  /** Wide enough that the last number below a frame stands clear of the first of the next. */
  private double columnGap(PanelGrid grid, double inside) {
    double gap = COLUMN_GAP;
    double width = inside / grid.columns() - COLUMN_GAP;
    for (Panel panel : grid.multiple() ? grid.panels() : List.<Panel>of()) {
      AxisWords words = AxisWords.level(type, panel.x(), width);
      double both = words.overhang(panel.x(), width) + words.overhangLeft(panel.x(), width);
      gap = Math.max(gap, both + NUMBER_GAP);
    }
    return gap;
  }

  private void grid(PanelGrid grid, double left, double right, boolean last) {
    double inside = Theme.WIDTH - left - right;
    double width = frameWidth(grid, inside);
    double gap = columnGap(grid, inside);
    boolean namesX = last || grid.multiple();
    double top = cursor;
    double wordsDepth = 0;
    for (int row = 0; row < grid.rows(); row++) {
      List<Integer> inRow = new ArrayList<>();
      for (int i = row * grid.columns();
          i < Math.min(grid.panels().size(), (row + 1) * grid.columns());
          i++) {
        inRow.add(i);
      }
      cursor +=
          inRow.stream().mapToDouble(i -> headroom(grid.panels().get(i), width)).max().orElse(0);
      for (int i : inRow) {
        Panel panel = grid.panels().get(i);
        int column = i % grid.columns();
        Rectangle2D area =
            new Rectangle2D.Double(
                left + column * (width + gap), cursor, width, grid.frameHeight());
        AxisWords below = AxisWords.level(type, panel.x(), width);
        boolean wordsBelow = namesX && grid.lowest(i);
        wordsDepth = Math.max(wordsDepth, wordsBelow ? below.depth() : 0);
        frame(grid, panel, area, column == 0, wordsBelow ? below : null);
      }
      cursor += grid.frameHeight() + ROW_GAP;
    }
    cursor -= ROW_GAP;
    titles(grid, left, width, gap, top, namesX ? wordsDepth : 0, last);
    cursor += last ? 0 : ROW_GAP + 2;
  }

  private double headroom(Panel panel, double width) {
    int lines = heading(panel, width).size();
    return panel.headroom() + (lines == 0 ? 0 : lines * Typesetter.Style.HEADING.leading() + 2);
  }

  private List<Line> heading(Panel panel, double width) {
    return type.wrap(panel.heading(), Typesetter.Style.HEADING, width, HEADING_LINES);
  }

  private void frame(
      PanelGrid grid, Panel panel, Rectangle2D area, boolean wordsLeft, AxisWords below) {
    AxisWords beside = AxisWords.upright(type, panel.y(), area.getHeight());
    List<Line> heading = heading(panel, area.getWidth());
    Side side = grid.multiple() ? Side.NONE : panel.side();
    parts.add(
        g -> {
          Mapping mapping = Frame.draw(g, panel, area);
          panel.marks().forEach(mark -> mark.draw(g, mapping));
          side.draw(g, mapping);
          for (int i = 0; i < heading.size(); i++) {
            double above = (heading.size() - 1 - i) * Typesetter.Style.HEADING.leading();
            heading.get(i).drawFrom(g, area.getMinX(), area.getMinY() - 4 - above, Theme.INK);
          }
          if (wordsLeft) {
            beside.drawLeft(g, mapping);
          }
          if (below != null) {
            below.drawBelow(g, mapping);
          }
        });
  }

  private void titles(
      PanelGrid grid,
      double left,
      double width,
      double gap,
      double top,
      double wordsDepth,
      boolean last) {
    Typesetter.Style style = Typesetter.Style.AXIS_TITLE;
    Panel first = grid.panels().get(0);
    double framesTop = top + headroom(first, width);
    double middle = (framesTop + cursor) / 2;
    // Near the numbers, as the eye expects; in one line for all frames above each other.
    double baseline = Math.max(MARGIN + style.size() * 0.85, left - widestWords() - 6.5);
    double tall = Math.min(2 * (cursor + wordsDepth + 6 - middle), 2 * (middle - top + 6));
    Line yTitle = type.line(first.y().title(), style, tall);
    parts.add(g -> yTitle.drawUpwards(g, baseline, middle, Theme.INK));
    cursor += last ? Math.max(4, wordsDepth) : wordsDepth;
    if (last && !first.x().title().isEmpty()) {
      double whole = grid.columns() * width + (grid.columns() - 1) * gap;
      Line xTitle = type.line(first.x().title(), style, Theme.WIDTH - 2 * MARGIN);
      double centre =
          Math.max(
              MARGIN + xTitle.width() / 2,
              Math.min(Theme.WIDTH - MARGIN - xTitle.width() / 2, left + whole / 2));
      double xBaseline = cursor + 2 + style.size();
      parts.add(g -> xTitle.drawCentred(g, centre, xBaseline, Theme.INK));
      cursor += 2 + style.leading();
    }
  }
}
