package org.tenbin.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Bars that lie on their side, a row for each group, the first at the top: names that would have to
 * be cut or left out below upright bars stand whole beside them.
 */
final class LevelBarPainter {
  private static final double FRAME_WIDTH = 200;
  private static final double ROW = 13;
  private static final double TWO_LINE_ROW = 23;
  private static final double LABEL_WIDTH = 112;

  /** Share of a row that its bars take together, and that one takes at most. */
  private static final double USED = 0.85;

  private static final double THICKEST = 0.7;
  private static final double EACH = 7;
  private static final double BETWEEN = 5;
  private static final double SHORTEST = 40;
  private static final double TALLEST = 430;

  private LevelBarPainter() {}

  /** Whether the names do not fit below; numbers do, since every fifth tells the others. */
  static boolean suits(BarChart chart, Theme theme) {
    List<String> groups = groups(chart);
    boolean words = groups.stream().anyMatch(name -> !name.matches("[-0-9.,\\s]*"));
    return words
        && chart.series().size() <= SeriesStyle.COUNT
        && !AxisWords.allFit(
            new Typesetter(theme.fonts()), groups, Theme.WIDTH - Layout.LEFT - Layout.RIGHT);
  }

  static Sheet sheet(BarChart chart, Theme theme) {
    Typesetter type = new Typesetter(theme.fonts());
    List<String> all = groups(chart);
    double row = rowHeight(all, chart.series().size(), type);
    List<String> rows = new ArrayList<>(all.subList(0, (int) Math.min(TALLEST / row, all.size())));
    Collections.reverse(rows);
    // The values lie on the level axis, so they are surveyed as x.
    Survey survey = new Survey(chart.y().log(), false);
    List<SeriesStyle> styles =
        new Palette(theme).styles(chart.series().stream().map(BarChart.Bars::name).toList());
    double thickness = Math.min(THICKEST, USED / Math.max(1, chart.series().size()));
    Key.Sample sample = chart.y().log() ? Key.Sample.MARKER : Key.Sample.BOX;
    List<Mark> marks = new ArrayList<>();
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < chart.series().size(); i++) {
      BarChart.Bars bars = chart.series().get(i);
      for (BarChart.Bar bar : admitted(bars.bars(), rows, survey)) {
        double above = (chart.series().size() - 1) / 2.0 - i;
        double centre = rows.indexOf(bar.group()) + above * thickness;
        marks.add(new LevelBarMark(bar, centre, thickness, styles.get(i)));
      }
      if (!bars.name().isBlank()) {
        keys.add(new Key(bars.name(), styles.get(i), sample));
      }
    }
    survey.ticksAnywhere();
    AxisPlan x = new AxisPlanner(type).level(chart.y(), survey, FRAME_WIDTH);
    AxisPlan y = AxisPlan.of(chart.groupName(), rows);
    List<String> notes = new ArrayList<>(survey.notesX(theme.language(), x));
    if (rows.size() < all.size()) {
      notes.add(theme.language().firstRows(rows.size(), all.size()));
    }
    Panel panel =
        marks.isEmpty()
            ? Panel.empty(x, y, type, theme.language())
            : new Panel("", 0, x, y, Panel.Grid.UPRIGHT, marks, numbers(chart, rows, type));
    double tall = Math.max(SHORTEST, rows.size() * row);
    return new Sheet(chart.caption(), keys, List.of(PanelGrid.single(tall, panel)), notes);
  }

  /** Of one series the values stand beside their rows: short bars tell little by their length. */
  private static Side numbers(BarChart chart, List<String> rows, Typesetter type) {
    if (chart.series().size() != 1) {
      return Side.NONE;
    }
    Map<String, Double> values =
        chart.series().get(0).bars().stream()
            .collect(Collectors.toMap(BarChart.Bar::group, BarChart.Bar::value, (a, b) -> a));
    return new RowNotes(
        rows.stream().map(row -> RowNotes.line(type, Numbers.short3(values.get(row)))).toList());
  }

  private static List<String> groups(BarChart chart) {
    return chart.series().stream()
        .flatMap(bars -> bars.bars().stream())
        .map(BarChart.Bar::group)
        .distinct()
        .toList();
  }

  private static double rowHeight(List<String> groups, int series, Typesetter type) {
    boolean twoLines =
        groups.stream()
            .anyMatch(name -> type.line(name, Typesetter.Style.TICK).width() > LABEL_WIDTH);
    return Math.max(twoLines ? TWO_LINE_ROW : ROW, series * EACH + BETWEEN);
  }

  private static List<BarChart.Bar> admitted(
      List<BarChart.Bar> bars, List<String> rows, Survey survey) {
    List<BarChart.Bar> admitted = new ArrayList<>();
    for (BarChart.Bar bar : bars) {
      if (rows.contains(bar.group()) && admit(survey, bar.value())) {
        survey.reachX(bar.low());
        survey.reachX(bar.high());
        List<Double> trials = bar.trials().stream().filter(v -> admit(survey, v)).toList();
        admitted.add(new BarChart.Bar(bar.group(), bar.value(), bar.low(), bar.high(), trials));
      }
    }
    return admitted;
  }

  private static boolean admit(Survey survey, double value) {
    return Survey.finite(survey.admit(List.of(Point.of(value, 0))).get(0).x());
  }
}
