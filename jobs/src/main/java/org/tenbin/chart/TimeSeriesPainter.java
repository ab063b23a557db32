package org.tenbin.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Quantities over time, one above the other, with events through all of them. */
final class TimeSeriesPainter {
  private static final double SINGLE_TALL = 130;
  private static final double STACKED_TALL = 88;

  /** An event of less than this share of the time axis looks like a moment. */
  private static final double SHORT = 0.005;

  /** Events must not look like any series. */
  private static final List<SeriesStyle> EVENTS =
      List.of(
          event(0x444444, 2.5, 1.8),
          event(0x9A3D75, 6, 1.5),
          event(0x7A6A00, 1.2, 1.6),
          event(0x006B6B, 5, 1.5, 1.2, 1.5));

  private TimeSeriesPainter() {}

  private static SeriesStyle event(int rgb, double... dash) {
    return new SeriesStyle(new Color(rgb), Marker.CIRCLE, false, SeriesStyle.dashes(dash));
  }

  static Sheet sheet(TimeSeriesChart chart, Theme theme) {
    List<TimeSeriesChart.Event> placed =
        chart.events().stream()
            .filter(event -> Survey.finite(event.from()) && Survey.finite(event.to()))
            .toList();
    Map<String, SeriesStyle> kinds = kinds(placed);
    SeriesGrid.Under events = new Happened(placed, kinds);
    List<Survey> surveys = new ArrayList<>();
    List<List<Series>> admitted = new ArrayList<>();
    for (TimeSeriesChart.Panel panel : chart.panels()) {
      Survey survey = new Survey(chart.x().log(), panel.y().log());
      admitted.add(panel.series().stream().map(survey::admit).toList());
      surveys.add(survey);
    }
    Survey.shareX(surveys);
    Sheet sheet =
        sheet(chart, theme, surveys, admitted, events, keys(placed, kinds, span(surveys)));
    int lost = chart.events().size() - placed.size();
    return lost == 0 ? sheet : sheet.withNote(theme.language().eventsWithoutTime(lost));
  }

  private static Sheet sheet(
      TimeSeriesChart chart,
      Theme theme,
      List<Survey> surveys,
      List<List<Series>> admitted,
      SeriesGrid.Under events,
      List<Key> eventKeys) {
    AxisPlanner planner = new AxisPlanner(new Typesetter(theme.fonts()));
    List<PanelGrid> grids = new ArrayList<>();
    List<Key> legend = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (int i = 0; i < surveys.size(); i++) {
      Survey survey = surveys.get(i);
      Axis y = chart.panels().get(i).y();
      SeriesGrid grid =
          SeriesGrid.of(
              new SeriesGrid.Request(
                  theme,
                  admitted.get(i),
                  length -> planner.level(chart.x(), survey, length),
                  length -> planner.upright(y, survey.y(), length),
                  TimeSeriesPainter::marks,
                  Key.Sample.DASHED_LINE,
                  Panel.Grid.LEVEL,
                  SeriesGrid.Naming.BESIDE,
                  surveys.size() == 1 ? SINGLE_TALL : STACKED_TALL,
                  events));
      grids.add(grid.grid());
      grid.legend().stream().filter(key -> !legend.contains(key)).forEach(legend::add);
      Panel panel = grid.grid().panels().get(0);
      notes.addAll(survey.notes(theme.language(), panel.x(), panel.y()));
      notes.addAll(grid.notes());
    }
    legend.addAll(eventKeys);
    return new Sheet(chart.caption(), legend, grids, notes.stream().distinct().toList());
  }

  /** Events below the lines, a mark for each kind. */
  private record Happened(List<TimeSeriesChart.Event> events, Map<String, SeriesStyle> kinds)
      implements SeriesGrid.Under {
    @Override
    public List<Mark> marks(String series) {
      List<Mark> marks = new ArrayList<>();
      kinds.forEach(
          (kind, style) -> {
            List<TimeSeriesChart.Event> own =
                events.stream()
                    .filter(event -> event.kind().equals(kind))
                    .filter(event -> event.series().isEmpty() || event.series().equals(series))
                    .toList();
            if (!own.isEmpty()) {
              marks.add(new EventsMark(own, style));
            }
          });
      return marks;
    }

    @Override
    public boolean apart() {
      return events.stream().anyMatch(event -> !event.series().isEmpty());
    }
  }

  private static List<Mark> marks(Series series, SeriesStyle style) {
    List<Mark> marks = new ArrayList<>();
    marks.add(new BandMark(series.points(), style.band()));
    marks.add(new LineMark(series.points(), style.color(), style.dashed(1.1)));
    if (series.points().size() == 1) {
      marks.add(new DotsMark(series.points(), style, 1));
    }
    return marks;
  }

  private static double span(List<Survey> surveys) {
    Survey.Extent x = surveys.get(0).x();
    return x.empty() ? 0 : x.high() - x.low();
  }

  private static Map<String, SeriesStyle> kinds(List<TimeSeriesChart.Event> events) {
    Map<String, SeriesStyle> kinds = new LinkedHashMap<>();
    for (TimeSeriesChart.Event event : events) {
      kinds.computeIfAbsent(event.kind(), kind -> EVENTS.get(kinds.size() % EVENTS.size()));
    }
    return kinds;
  }

  private static List<Key> keys(
      List<TimeSeriesChart.Event> events, Map<String, SeriesStyle> kinds, double span) {
    List<Key> keys = new ArrayList<>();
    kinds.forEach(
        (kind, style) -> {
          boolean lasting =
              events.stream()
                  .filter(event -> event.kind().equals(kind))
                  .anyMatch(event -> event.to() - event.from() > span * SHORT);
          keys.add(new Key(kind, style, lasting ? Key.Sample.SHADE : Key.Sample.UPRIGHT));
        });
    return keys;
  }
}
