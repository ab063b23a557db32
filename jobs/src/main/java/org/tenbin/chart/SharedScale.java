package org.tenbin.chart;

import java.util.List;

/** One y axis for several charts, so that figures on different pages can be compared by eye. */
public final class SharedScale {
  private SharedScale() {}

  /**
   * The same charts with the y range that holds the values and intervals of all of them. Charts
   * whose range is fixed already keep it and have no say.
   *
   * @param charts with an upright value axis: lines, facets, bars, boxes
   * @throws IllegalArgumentException if one has none
   */
  public static List<Chart> of(List<? extends Chart> charts, Theme theme) {
    List<? extends Chart> free = charts.stream().filter(chart -> !axis(chart).fixed()).toList();
    if (free.isEmpty()) {
      return List.copyOf(charts);
    }
    Axis axis = axis(free.get(0));
    Survey survey = new Survey(false, axis.log());
    free.forEach(chart -> survey(chart, survey));
    if (survey.empty()) {
      return List.copyOf(charts);
    }
    AxisPlan plan =
        new AxisPlanner(new Typesetter(theme.fonts())).upright(axis, survey.y(), SeriesGrid.TALL);
    return charts.stream()
        .<Chart>map(chart -> axis(chart).fixed() ? chart : withRange(chart, plan))
        .toList();
  }

  private static Axis axis(Chart chart) {
    if (chart instanceof LinesChart lines) {
      return lines.y();
    } else if (chart instanceof FacetsChart facets) {
      return facets.y();
    } else if (chart instanceof BarChart bars) {
      return bars.y();
    } else if (chart instanceof BoxChart boxes) {
      return boxes.y();
    }
    throw new IllegalArgumentException("no y axis to share: " + chart.getClass().getSimpleName());
  }

  private static void survey(Chart chart, Survey survey) {
    if (chart instanceof LinesChart lines) {
      lines.series().forEach(survey::admit);
    } else if (chart instanceof FacetsChart facets) {
      facets.facets().forEach(facet -> facet.series().forEach(survey::admit));
    } else if (chart instanceof BarChart bars) {
      bars.series().forEach(series -> BarPainter.admitted(series.bars(), survey));
    } else if (chart instanceof BoxChart boxes) {
      boxes.series().forEach(series -> BoxPainter.admitted(series.boxes(), survey));
    }
  }

  private static Chart withRange(Chart chart, AxisPlan plan) {
    Axis y = axis(chart).withRange(plan.lower(), plan.upper());
    if (chart instanceof LinesChart lines) {
      return new LinesChart(lines.caption(), lines.x(), y, lines.series(), lines.intervals());
    } else if (chart instanceof FacetsChart f) {
      return new FacetsChart(f.caption(), f.x(), y, f.facets(), f.intervals());
    } else if (chart instanceof BarChart bars) {
      return new BarChart(bars.caption(), bars.groupName(), y, bars.series());
    }
    BoxChart boxes = (BoxChart) chart;
    return new BoxChart(boxes.caption(), boxes.groupName(), y, boxes.series());
  }
}
