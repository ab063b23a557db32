package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import org.tenbin.chart.HeatMapChart;
import org.tenbin.experiment.Figure;

/** The mean of a quantity over two factors, as colour. */
final class HeatMapFigure {
  private HeatMapFigure() {}

  static HeatMapChart of(Campaign campaign, Figure figure, Words words) {
    if (TimeHeatMap.TIME.equals(figure.x())) {
      return new TimeHeatMap(campaign, figure, words).chart();
    }
    FigureData data = new FigureData(campaign, figure, words);
    List<String> columns = data.levels(figure.x());
    List<String> rows = data.levels(figure.series());
    List<List<Double>> values = new ArrayList<>();
    for (String row : rows) {
      List<Double> line = new ArrayList<>();
      for (String column : columns) {
        line.add(
            data.used().stream()
                .filter(o -> FigureData.level(o, figure.x()).equals(column))
                .filter(o -> FigureData.level(o, figure.series()).equals(row))
                .mapToDouble(Observation::number)
                .average()
                .orElse(Double.NaN));
      }
      values.add(line);
    }
    return new HeatMapChart(
        data.caption(words.text("figure.heat")),
        campaign.factor(figure.x()).label().in(words.language()),
        figure.series() == null
            ? ""
            : campaign.factor(figure.series()).label().in(words.language()),
        data.colorAxis(),
        columns.stream().map(c -> data.label(figure.x(), c)).toList(),
        rows.stream().map(r -> data.label(figure.series(), r)).toList(),
        values);
  }
}
