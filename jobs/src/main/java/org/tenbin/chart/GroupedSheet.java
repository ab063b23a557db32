package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * Boxes or bars in groups: one panel with a legend, or, with more series than can be told apart, a
 * panel each.
 */
final class GroupedSheet {
  private static final double MULTIPLE_TALL = 84;
  private static final int COLUMNS = 2;
  private static final int MOST_MULTIPLES = 24;

  private final Chart chart;
  private final Theme theme;
  private final Typesetter type;
  private final String groupName;
  private final Axis axis;
  private final Survey survey;
  private final Key.Sample sample;

  GroupedSheet(
      Chart chart, Theme theme, String groupName, Axis axis, Survey survey, Key.Sample sample) {
    this.chart = chart;
    this.theme = theme;
    this.type = new Typesetter(theme.fonts());
    this.groupName = groupName;
    this.axis = axis;
    this.survey = survey;
    this.sample = sample;
  }

  /** Makes the marks of one series. */
  interface Look {
    List<Mark> marks(int series, SeriesStyle style, Slots slots, int member);
  }

  Sheet of(List<String> names, List<String> groups, Look look) {
    AxisPlan x = AxisPlan.of(groupName, groups.stream().distinct().toList());
    boolean together = names.size() <= SeriesStyle.COUNT;
    double tall = together ? SeriesGrid.TALL : MULTIPLE_TALL;
    AxisPlan y = new AxisPlanner(type).upright(axis, survey.y(), tall);
    List<String> notes = new ArrayList<>(survey.notes(theme.language(), x, y));
    if (survey.empty()) {
      Panel panel = Panel.empty(x, y, type, theme.language());
      return sheet(List.of(), PanelGrid.single(tall, panel), notes);
    }
    return together
        ? together(names, new Slots(groups, names.size()), x, y, look, notes)
        : multiples(names, new Slots(groups, 1), x, y, look, notes);
  }

  private Sheet together(
      List<String> names, Slots slots, AxisPlan x, AxisPlan y, Look look, List<String> notes) {
    List<SeriesStyle> styles = new Palette(theme).styles(names);
    List<Mark> marks = new ArrayList<>();
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      marks.addAll(look.marks(i, styles.get(i), slots, i));
      if (!names.get(i).isBlank()) {
        keys.add(new Key(names.get(i), styles.get(i), sample));
      }
    }
    Panel panel = new Panel("", 0, x, y, Panel.Grid.LEVEL, marks, Side.NONE);
    return sheet(keys, PanelGrid.single(SeriesGrid.TALL, panel), notes);
  }

  private Sheet multiples(
      List<String> names, Slots slots, AxisPlan x, AxisPlan y, Look look, List<String> notes) {
    List<Panel> panels = new ArrayList<>();
    int shown = Math.min(MOST_MULTIPLES, names.size());
    for (int i = 0; i < shown; i++) {
      List<Mark> marks = look.marks(i, new Palette(theme).alone(names.get(i)), slots, 0);
      panels.add(new Panel(names.get(i), 0, x, y, Panel.Grid.LEVEL, marks, Side.NONE));
    }
    if (shown < names.size()) {
      notes.add(theme.language().moreSeries(names.size() - shown));
    }
    return sheet(List.of(), new PanelGrid(COLUMNS, MULTIPLE_TALL, panels), notes);
  }

  private Sheet sheet(List<Key> keys, PanelGrid grid, List<String> notes) {
    return new Sheet(chart.caption(), keys, List.of(grid), notes);
  }
}
