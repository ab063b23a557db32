package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Speed-up, and below it efficiency. */
final class ScalingPainter {
  private static final double SPEEDUP_TALL = 116;
  private static final double EFFICIENCY_TALL = 74;

  /** The ideal line may make the axis this much longer than the data, and then leaves the frame. */
  private static final double IDEAL_ROOM = 1.3;

  /** Points closer than that share of the axis hide each other; the lower one gets a wide ring. */
  private static final double NEAR = 0.02;

  private static final double RING = 1.9;

  private static final SeriesStyle IDEAL =
      new SeriesStyle(Theme.AXIS, Marker.CIRCLE, false, SeriesStyle.dashes(3, 2));
  private static final SeriesStyle LAW =
      new SeriesStyle(Theme.MUTED, Marker.CIRCLE, false, List.of());

  private ScalingPainter() {}

  /** One of the two panels: how a speed-up becomes its value, and how its ideal looks. */
  private record View(Axis axis, UnaryOperator<Point> value, double tall) {}

  static Sheet sheet(ScalingChart chart, Theme theme) {
    View speedup = new View(chart.speedup(), UnaryOperator.identity(), SPEEDUP_TALL);
    View efficiency = new View(chart.efficiency(), ScalingPainter::perWorker, EFFICIENCY_TALL);
    List<Survey> surveys = new ArrayList<>();
    List<List<ScalingChart.Curve>> curves = new ArrayList<>();
    for (View view : List.of(speedup, efficiency)) {
      Survey survey = new Survey(chart.x().log(), view.axis().log());
      curves.add(chart.curves().stream().map(curve -> admit(curve, view, survey)).toList());
      surveys.add(survey);
    }
    Survey.shareX(surveys);
    Survey.Extent x = surveys.get(0).x();
    if (!surveys.get(0).empty()) {
      surveys.get(0).reach(Math.min(x.high(), surveys.get(0).y().high() * IDEAL_ROOM));
      surveys.get(1).reach(1);
    }
    List<PanelGrid> grids = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    int number = 0;
    for (View view : List.of(speedup, efficiency)) {
      Survey survey = surveys.get(number);
      Panel panel = panel(chart, theme, view, survey, curves.get(number));
      grids.add(PanelGrid.single(view.tall(), panel));
      notes.addAll(survey.notes(theme.language(), panel.x(), panel.y()));
      number++;
    }
    List<Key> legend = surveys.get(0).empty() ? List.of() : legend(chart, theme);
    return new Sheet(chart.caption(), legend, grids, notes.stream().distinct().toList());
  }

  private static Point perWorker(Point point) {
    return new Point(
        point.x(), point.y() / point.x(), point.low() / point.x(), point.high() / point.x());
  }

  private static ScalingChart.Curve admit(ScalingChart.Curve curve, View view, Survey survey) {
    return new ScalingChart.Curve(
        curve.name(),
        survey.admit(curve.measured().stream().map(view.value()).toList()),
        survey.admit(curve.leftOut().stream().map(view.value()).toList()),
        survey.admitCurve(curve.law().stream().map(view.value()).toList()));
  }

  private static Panel panel(
      ScalingChart chart, Theme theme, View view, Survey survey, List<ScalingChart.Curve> curves) {
    Typesetter type = new Typesetter(theme.fonts());
    AxisPlanner planner = new AxisPlanner(type);
    AxisPlan x = planner.level(chart.x(), survey, 270);
    AxisPlan y = planner.upright(view.axis(), survey.y(), view.tall());
    if (survey.empty()) {
      return Panel.empty(x, y, type, theme.language());
    }
    List<Mark> marks = new ArrayList<>();
    marks.add(new LineMark(ideal(x, view), Theme.AXIS, IDEAL.dashed(1)));
    List<SeriesStyle> styles = styles(chart, theme);
    for (int i = 0; i < curves.size(); i++) {
      SeriesStyle style = styles.get(i);
      ScalingChart.Curve curve = curves.get(i);
      marks.add(new LineMark(curve.law(), style.color(), style.line(1.3)));
      marks.add(new IntervalMark(curve.measured(), style.color()));
      marks.add(new IntervalMark(curve.leftOut(), style.color()));
      marks.add(new DotsMark(curve.measured(), style, 1));
      marks.add(new DotsMark(hidden(i, curves, y), ringed(style), RING));
      marks.add(new DotsMark(curve.leftOut(), crossed(style), 1.15));
    }
    return new Panel("", 0, x, y, Panel.Grid.LEVEL, marks, Side.NONE);
  }

  /** Points that one of a later curve covers. */
  private static List<Point> hidden(int own, List<ScalingChart.Curve> curves, AxisPlan y) {
    List<Point> above =
        curves.subList(own + 1, curves.size()).stream()
            .flatMap(curve -> curve.measured().stream())
            .toList();
    return curves.get(own).measured().stream()
        .filter(
            point ->
                above.stream()
                    .anyMatch(
                        other ->
                            other.x() == point.x()
                                && Math.abs(y.share(other.y()) - y.share(point.y())) < NEAR))
        .toList();
  }

  private static SeriesStyle ringed(SeriesStyle style) {
    return new SeriesStyle(style.color(), style.marker(), true, style.dash());
  }

  /** Straight on linear axes and on twice logarithmic ones; enough points for all others. */
  private static List<Point> ideal(AxisPlan x, View view) {
    List<Point> points = new ArrayList<>();
    double low = Math.max(x.lower(), Math.ulp(1.0));
    for (int i = 0; i <= 100; i++) {
      double workers = low + (x.upper() - low) * i / 100;
      points.add(view.value().apply(Point.of(workers, workers)));
    }
    return points;
  }

  private static List<SeriesStyle> styles(ScalingChart chart, Theme theme) {
    return new Palette(theme)
        .styles(chart.curves().stream().map(ScalingChart.Curve::name).toList());
  }

  private static SeriesStyle crossed(SeriesStyle style) {
    return new SeriesStyle(style.color(), Marker.CROSS, false, style.dash());
  }

  private static List<Key> legend(ScalingChart chart, Theme theme) {
    List<SeriesStyle> styles = styles(chart, theme);
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < styles.size(); i++) {
      keys.add(new Key(chart.curves().get(i).name(), styles.get(i), Key.Sample.MARKER));
    }
    if (chart.curves().stream().anyMatch(curve -> !curve.law().isEmpty())) {
      keys.add(new Key(theme.language().fit(), LAW, Key.Sample.DASHED_LINE));
    }
    keys.add(new Key(theme.language().ideal(), IDEAL, Key.Sample.DASHED_LINE));
    if (chart.curves().stream().anyMatch(curve -> !curve.leftOut().isEmpty())) {
      keys.add(new Key(theme.language().leftOut(), crossed(LAW), Key.Sample.MARKER));
    }
    return keys;
  }
}
