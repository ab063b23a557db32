package org.tenbin.chart;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The percentile spectrum. The level axis counts nines: {@code -log10(1 - p)}, so 90 % stands at 1,
 * 99 % at 2.
 */
final class PercentilePainter {
  private static final int MOST_NINES = 12;

  private PercentilePainter() {}

  static Sheet sheet(PercentileChart chart, Theme theme) {
    AxisPlanner planner = new AxisPlanner(new Typesetter(theme.fonts()));
    Survey survey = new Survey(false, chart.y().log());
    List<Series> series = chart.series().stream().map(one -> survey.admit(toNines(one))).toList();
    SeriesGrid.Request request =
        new SeriesGrid.Request(
            theme,
            series,
            length -> nines(planner, chart.percentileName(), survey.x(), length),
            length -> planner.upright(chart.y(), survey.y(), length),
            PercentilePainter::marks,
            Key.Sample.MARKED_LINE,
            Panel.Grid.BOTH,
            SeriesGrid.Naming.BESIDE,
            SeriesGrid.TALL,
            SeriesGrid.Under.NOTHING);
    return LinesPainter.sheetOf(chart, theme, survey, SeriesGrid.of(request));
  }

  private static Series toNines(Series series) {
    List<Point> points =
        series.points().stream()
            .filter(point -> point.x() != 100)
            .map(p -> new Point(nines(p.x()), p.y(), p.low(), p.high()))
            .toList();
    return new Series(series.name(), points);
  }

  static double nines(double percent) {
    return -Math.log10(1 - percent / 100);
  }

  private static AxisPlan nines(
      AxisPlanner planner, String title, Survey.Extent extent, double length) {
    double low = extent.empty() ? 0 : extent.low();
    double high = extent.empty() || extent.high() == low ? low + 2 : extent.high();
    double end = high + (high - low) * 0.02;
    List<AxisPlan.Tick> ticks = new ArrayList<>();
    AxisPlan plan = new AxisPlan(title, low, end, false, List.of(), List.of());
    for (double percent : candidates()) {
      double place = nines(percent);
      if (place >= low - 1e-9 && place <= high + 1e-9) {
        List<AxisPlan.Tick> with = new ArrayList<>(ticks);
        with.add(new AxisPlan.Tick(place, Numbers.exact(percent) + " %"));
        with.sort(Comparator.comparingDouble(AxisPlan.Tick::value));
        ticks = planner.fits(plan.withTicks(with), length) ? with : ticks;
      }
    }
    return plan.withTicks(ticks);
  }

  /** 90, 99, 99.9, ..., then 50 and 0: the later ones give way where there is no room. */
  private static List<Double> candidates() {
    List<Double> percents = new ArrayList<>();
    BigDecimal hundred = BigDecimal.valueOf(100);
    for (int nines = 1; nines <= MOST_NINES; nines++) {
      percents.add(hundred.subtract(BigDecimal.ONE.scaleByPowerOfTen(2 - nines)).doubleValue());
    }
    percents.add(50.0);
    percents.add(0.0);
    return percents;
  }

  private static List<Mark> marks(Series series, SeriesStyle style) {
    return List.of(
        new BandMark(series.points(), style.band()),
        new LineMark(series.points(), style.color(), style.line(1.5)),
        new DotsMark(atNines(series.points()), style, 0.9));
  }

  /** Markers only where the axis has its ticks: more would hide the line. */
  private static List<Point> atNines(List<Point> points) {
    return points.stream()
        .filter(
            point ->
                candidates().stream()
                    .anyMatch(percent -> Math.abs(nines(percent) - point.x()) < 1e-6))
        .toList();
  }
}
