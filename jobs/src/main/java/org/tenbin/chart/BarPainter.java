package org.tenbin.chart;

import java.util.ArrayList;
import java.util.List;

/** Grouped bars; they lie on their side where their names would not fit below them. */
final class BarPainter {
  private BarPainter() {}

  static Sheet sheet(BarChart chart, Theme theme) {
    return LevelBarPainter.suits(chart, theme)
        ? LevelBarPainter.sheet(chart, theme)
        : upright(chart, theme);
  }

  private static Sheet upright(BarChart chart, Theme theme) {
    Survey survey = new Survey(false, chart.y().log());
    List<BarChart.Bars> series =
        chart.series().stream()
            .map(bars -> new BarChart.Bars(bars.name(), admitted(bars.bars(), survey)))
            .toList();
    List<String> groups =
        chart.series().stream()
            .flatMap(bars -> bars.bars().stream())
            .map(BarChart.Bar::group)
            .toList();
    List<String> names = series.stream().map(BarChart.Bars::name).toList();
    Key.Sample sample = chart.y().log() ? Key.Sample.MARKER : Key.Sample.BOX;
    return new GroupedSheet(chart, theme, chart.groupName(), chart.y(), survey, sample)
        .of(
            names,
            groups,
            (number, style, slots, member) -> {
              List<Mark> marks = new ArrayList<>();
              for (BarChart.Bar bar : series.get(number).bars()) {
                double centre = slots.centre(bar.group(), member);
                marks.add(new BarMark(bar, centre, slots.width(), style));
              }
              return marks;
            });
  }

  static List<BarChart.Bar> admitted(List<BarChart.Bar> bars, Survey survey) {
    List<BarChart.Bar> admitted = new ArrayList<>();
    for (BarChart.Bar bar : bars) {
      if (survey.admitValue(bar.value())) {
        survey.reach(bar.low(), bar.high());
        List<Double> trials = bar.trials().stream().filter(survey::admitValue).toList();
        admitted.add(new BarChart.Bar(bar.group(), bar.value(), bar.low(), bar.high(), trials));
      }
    }
    return admitted;
  }
}
