package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;

/** A frame for each level of a factor, all series in each. */
final class FacetsPainter {
  private static final int MOST_FACETS = 24;
  private static final double TWO_COLUMNS_TALL = 96;
  private static final double THREE_COLUMNS_TALL = 72;
  private static final double INSIDE = 285;
  private static final double SMALLER = 0.8;

  private FacetsPainter() {}

  static Sheet sheet(FacetsChart chart, Theme theme) {
    int shown = Math.min(MOST_FACETS, chart.facets().size());
    Survey survey = new Survey(chart.x().log(), chart.y().log());
    List<List<Series>> admitted = new ArrayList<>();
    for (FacetsChart.Facet facet : chart.facets().subList(0, shown)) {
      admitted.add(facet.series().stream().map(survey::admit).toList());
    }
    // Four frames stand better two by two than three and one.
    int columns = shown <= 4 ? 2 : 3;
    double tall = columns == 2 ? TWO_COLUMNS_TALL : THREE_COLUMNS_TALL;
    Typesetter type = new Typesetter(theme.fonts());
    AxisPlanner planner = new AxisPlanner(type);
    AxisPlan x = planner.level(chart.x(), survey, INSIDE / columns - 9);
    AxisPlan y = planner.upright(chart.y(), survey.y(), tall);
    List<String> notes = new ArrayList<>(survey.notes(theme.language(), x, y));
    if (shown < chart.facets().size()) {
      notes.add(theme.language().more(chart.facets().size() - shown));
    }
    if (survey.empty()) {
      Panel empty = Panel.empty(x, y, type, theme.language());
      return new Sheet(
          chart.caption(), List.of(), List.of(PanelGrid.single(SeriesGrid.TALL, empty)), notes);
    }
    List<String> names =
        chart.facets().stream()
            .flatMap(facet -> facet.series().stream())
            .map(Series::name)
            .distinct()
            .toList();
    List<SeriesStyle> styles = new Palette(theme).styles(names);
    List<Panel> panels = new ArrayList<>();
    for (int i = 0; i < shown; i++) {
      List<Mark> marks = new ArrayList<>();
      for (Series series : admitted.get(i)) {
        SeriesStyle style = styles.get(names.indexOf(series.name()));
        marks.addAll(LinesPainter.marks(series, style, chart.intervals(), SMALLER));
      }
      String heading = chart.facets().get(i).name();
      panels.add(new Panel(heading, 0, x, y, Panel.Grid.LEVEL, marks, Side.NONE));
    }
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      keys.add(new Key(names.get(i), styles.get(i), Key.Sample.MARKED_LINE));
    }
    return new Sheet(chart.caption(), keys, List.of(new PanelGrid(columns, tall, panels)), notes);
  }
}
