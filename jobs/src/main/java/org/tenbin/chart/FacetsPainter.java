package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * A frame for each level of a factor, all series in each; or, where they are more than can be told
 * apart, a frame for each series of each level.
 */
final class FacetsPainter {
  private static final int MOST_FRAMES = 24;
  private static final double TWO_COLUMNS_TALL = 96;
  private static final double THREE_COLUMNS_TALL = 72;
  private static final double INSIDE = 285;
  private static final double SMALLER = 0.8;
  private static final String JOINT = " / ";

  private FacetsPainter() {}

  static Sheet sheet(FacetsChart chart, Theme theme) {
    Survey survey = new Survey(chart.x().log(), chart.y().log());
    List<FacetsChart.Facet> facets =
        chart.facets().stream()
            .map(
                f ->
                    new FacetsChart.Facet(
                        f.name(), f.series().stream().map(survey::admit).toList()))
            .toList();
    List<String> names =
        facets.stream()
            .flatMap(facet -> facet.series().stream())
            .map(Series::name)
            .distinct()
            .toList();
    boolean together = names.size() <= SeriesStyle.COUNT;
    Palette palette = new Palette(theme);
    List<SeriesStyle> styles = palette.styles(names);
    List<Frame> frames =
        together ? together(chart, facets, names, styles) : apart(chart, facets, palette);
    int shown = Math.min(MOST_FRAMES, frames.size());
    // Four frames stand better two by two than three and one.
    int columns = shown <= 4 ? 2 : 3;
    double tall = columns == 2 ? TWO_COLUMNS_TALL : THREE_COLUMNS_TALL;
    Typesetter type = new Typesetter(theme.fonts());
    AxisPlanner planner = new AxisPlanner(type);
    AxisPlan x = planner.level(chart.x(), survey, INSIDE / columns - 9);
    AxisPlan y = planner.upright(chart.y(), survey.y(), tall);
    List<String> notes = new ArrayList<>(survey.notes(theme.language(), x, y));
    if (shown < frames.size()) {
      notes.add(theme.language().more(frames.size() - shown));
    }
    if (survey.empty()) {
      Panel empty = Panel.empty(x, y, type, theme.language());
      return new Sheet(
          chart.caption(), List.of(), List.of(PanelGrid.single(SeriesGrid.TALL, empty)), notes);
    }
    List<Panel> panels =
        frames.subList(0, shown).stream()
            .map(f -> new Panel(f.heading(), 0, x, y, Panel.Grid.LEVEL, f.marks(), Side.NONE))
            .toList();
    return new Sheet(
        chart.caption(),
        together ? keys(names, styles) : List.of(),
        List.of(new PanelGrid(columns, tall, panels)),
        notes);
  }

  /** A frame before its axes are planned. */
  private record Frame(String heading, List<Mark> marks) {}

  /** A frame for each facet, with all its series. */
  private static List<Frame> together(
      FacetsChart chart,
      List<FacetsChart.Facet> facets,
      List<String> names,
      List<SeriesStyle> styles) {
    List<Frame> frames = new ArrayList<>();
    for (FacetsChart.Facet facet : facets) {
      List<Mark> marks = new ArrayList<>();
      for (Series series : facet.series()) {
        SeriesStyle style = styles.get(names.indexOf(series.name()));
        marks.addAll(LinesPainter.marks(series, style, chart.intervals(), SMALLER));
      }
      frames.add(new Frame(facet.name(), marks));
    }
    return frames;
  }

  /** More series than can be told apart: a frame for each, the others of its facet behind it. */
  private static List<Frame> apart(
      FacetsChart chart, List<FacetsChart.Facet> facets, Palette palette) {
    List<Frame> frames = new ArrayList<>();
    for (FacetsChart.Facet facet : facets) {
      for (Series own : facet.series()) {
        List<Mark> marks = new ArrayList<>();
        for (Series other : facet.series()) {
          if (!other.equals(own)) {
            marks.add(new LineMark(other.points(), Theme.CONTEXT, SeriesStyle.accent().line(0.6)));
          }
        }
        marks.addAll(
            LinesPainter.marks(own, palette.alone(own.name()), chart.intervals(), SMALLER));
        frames.add(new Frame(facet.name() + JOINT + own.name(), marks));
      }
    }
    return frames;
  }

  private static List<Key> keys(List<String> names, List<SeriesStyle> styles) {
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (!names.get(i).isBlank()) {
        keys.add(new Key(names.get(i), styles.get(i), Key.Sample.MARKED_LINE));
      }
    }
    return keys;
  }
}
