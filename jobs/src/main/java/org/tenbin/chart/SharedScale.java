package org.tenbin.chart;

import java.util.List;

/** One y axis for several charts, so that figures on different pages can be compared by eye. */
public final class SharedScale {
  private SharedScale() {}

  /**
   * The same charts with the y range that holds the values and intervals of all of them. Charts
   * whose range is fixed already keep it and have no say.
   */
  public static List<LinesChart> lines(List<LinesChart> charts, Theme theme) {
    List<LinesChart> free = charts.stream().filter(chart -> !chart.y().fixed()).toList();
    if (free.isEmpty()) {
      return List.copyOf(charts);
    }
    Axis axis = free.get(0).y();
    Survey survey = new Survey(free.get(0).x().log(), axis.log());
    free.forEach(chart -> chart.series().forEach(survey::admit));
    if (survey.empty()) {
      return List.copyOf(charts);
    }
    AxisPlan plan =
        new AxisPlanner(new Typesetter(theme.fonts())).upright(axis, survey.y(), SeriesGrid.TALL);
    return charts.stream()
        .map(chart -> chart.y().fixed() ? chart : withRange(chart, plan))
        .toList();
  }

  private static LinesChart withRange(LinesChart chart, AxisPlan plan) {
    return new LinesChart(
        chart.caption(),
        chart.x(),
        chart.y().withRange(plan.lower(), plan.upper()),
        chart.series(),
        chart.intervals());
  }
}
