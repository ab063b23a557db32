package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tenbin.chart.Chart;
import org.tenbin.chart.FacetsChart;
import org.tenbin.chart.LinesChart;
import org.tenbin.experiment.Figure;

/**
 * A quantity of the runs over a factor, a line for each level of another; a frame for each level of
 * a third, where the figure has facets.
 */
final class LinesFigure {
  private LinesFigure() {}

  static LinesChart lines(Campaign campaign, Figure figure, Words words) {
    FigureData data = new FigureData(campaign, figure, words);
    LineSeries lines = LineSeries.of(data, data.used(), figure.series());
    return new LinesChart(
        data.caption(lines.sizes()),
        data.xAxis(),
        data.yAxis(),
        lines.series(),
        LinesChart.Intervals.BARS);
  }

  static Chart facets(Campaign campaign, Figure figure, Words words) {
    FigureData data = new FigureData(campaign, figure, words);
    List<FacetsChart.Facet> facets = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (List<String> levels : frames(data, figure.facets())) {
      List<Observation> inFrame =
          data.used().stream().filter(o -> levels.equals(levelsOf(o, figure.facets()))).toList();
      if (inFrame.isEmpty()) {
        continue;
      }
      LineSeries lines = LineSeries.of(data, inFrame, figure.series());
      sizes.addAll(lines.sizes());
      List<String> name = new ArrayList<>();
      for (int i = 0; i < levels.size(); i++) {
        name.add(data.label(figure.facets().get(i), levels.get(i)));
      }
      facets.add(
          new FacetsChart.Facet(
              name.stream().collect(Collectors.joining(words.text("list.separator"))),
              lines.series()));
    }
    return new FacetsChart(
        data.caption(sizes), data.xAxis(), data.yAxis(), facets, LinesChart.Intervals.BARS);
  }

  private static List<String> levelsOf(Observation observation, List<String> factors) {
    return factors.stream().map(f -> FigureData.level(observation, f)).toList();
  }

  /** All combinations of levels, the first factor changing slowest. */
  private static List<List<String>> frames(FigureData data, List<String> factors) {
    List<List<String>> frames = List.of(List.of());
    for (String factor : factors) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> frame : frames) {
        for (String level : data.levels(factor)) {
          List<String> next = new ArrayList<>(frame);
          next.add(level);
          longer.add(next);
        }
      }
      frames = longer;
    }
    return frames;
  }
}
