package org.tenbin.chart;

import java.util.List;
import java.util.stream.DoubleStream;

/** Boxes in groups. */
final class BoxPainter {
  private BoxPainter() {}

  static Sheet sheet(BoxChart chart, Theme theme) {
    Survey survey = new Survey(false, chart.y().log());
    List<BoxChart.Boxes> series =
        chart.series().stream()
            .map(boxes -> new BoxChart.Boxes(boxes.name(), admitted(boxes.boxes(), survey)))
            .toList();
    List<String> groups =
        chart.series().stream()
            .flatMap(boxes -> boxes.boxes().stream())
            .map(BoxChart.Box::group)
            .toList();
    List<String> names = series.stream().map(BoxChart.Boxes::name).toList();
    return new GroupedSheet(chart, theme, chart.groupName(), chart.y(), survey, Key.Sample.BOX)
        .of(
            names,
            groups,
            (number, style, slots, member) ->
                series.get(number).boxes().stream()
                    .<Mark>map(
                        box ->
                            new BoxMark(
                                box, slots.centre(box.group(), member), slots.width(), style))
                    .toList());
  }

  static List<BoxChart.Box> admitted(List<BoxChart.Box> boxes, Survey survey) {
    return boxes.stream()
        .filter(box -> fiveNumbers(box).filter(v -> !survey.admitValue(v)).count() == 0)
        .map(box -> withPoints(box, box.points().stream().filter(survey::admitValue).toList()))
        .toList();
  }

  private static DoubleStream fiveNumbers(BoxChart.Box box) {
    return DoubleStream.of(
        box.whiskerLow(), box.quartile1(), box.median(), box.quartile3(), box.whiskerHigh());
  }

  private static BoxChart.Box withPoints(BoxChart.Box box, List<Double> points) {
    return new BoxChart.Box(
        box.group(),
        box.whiskerLow(),
        box.quartile1(),
        box.median(),
        box.quartile3(),
        box.whiskerHigh(),
        points);
  }
}
