package org.tenbin.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Charts of data that no one plans for and everyone meets. */
final class OddSamples {
  private static final double NAN = Double.NaN;
  private static final double INF = Double.POSITIVE_INFINITY;
  private static final Caption CAPTION = new Caption("Odd data", "how it is drawn", "source");
  private static final Axis X = Axis.fromZero("Nodes", "");
  private static final Axis Y = Axis.fromZero("Elapsed", "s");
  private static final Axis LOG = Axis.log("Latency", "ms");
  static final String HOSTILE =
      "<script>alert('x')</script>\u0000\u001b[31m\u202Egnirts\u2066 "
          + "long ".repeat(2_000)
          + "end";

  private OddSamples() {}

  static Map<String, Chart> all() {
    Map<String, Chart> charts = new LinkedHashMap<>();
    charts.put("lines-no-series", lines(Y));
    charts.put("lines-empty-series", lines(Y, series("none")));
    charts.put("lines-one-point", lines(Y, series("one", new Point(4, 20, 18, 22))));
    charts.put("lines-all-equal", lines(Y, series("equal", at(1, 7), at(2, 7), at(3, 7))));
    charts.put(
        "lines-all-equal-linear",
        lines(Axis.linear("Elapsed", "s"), series("equal", at(1, 7), at(2, 7))));
    charts.put("lines-all-zero", lines(Y, series("zero", at(1, 0), at(2, 0))));
    charts.put(
        "lines-not-finite",
        lines(
            Y,
            series(
                "gaps",
                at(1, 3),
                at(2, NAN),
                at(3, 5),
                at(4, 6),
                at(5, INF),
                at(NAN, 4),
                new Point(7, 8, -INF, INF))));
    charts.put("lines-only-nan", lines(Y, series("nan", at(1, NAN), at(2, INF))));
    charts.put(
        "lines-huge-range",
        lines(Y, series("huge", at(1, 1e-300), at(2, 1), at(3, 1e280), at(4, Double.MAX_VALUE))));
    charts.put(
        "lines-huge-range-log",
        lines(LOG, series("huge", at(1, 1e-9), at(2, 0), at(3, 1e15), at(4, -1))));
    charts.put(
        "lines-fixed-range",
        lines(
            Y.withRange(0, 50),
            series("in", at(1, 3), at(2, 12)),
            series("out", at(1, 40), new Point(2, 49, 40, 58), at(3, 90))));
    charts.put(
        "lines-two-scattered-runs",
        lines(Y, series("runs", new Point(1, 11, -1.7, 23.7), new Point(2, 14, 12, 16))));
    charts.put("bars-two-scattered-runs", bars());
    charts.put("facets-many-series", manySeries());
    charts.put("lines-hostile", hostile());
    charts.put("lines-crowded", crowded());
    charts.put(
        "lines-negative", lines(Axis.fromZero("Change", "%"), series("a", at(1, -3), at(2, -30))));
    charts.put(
        "facets-empty", new FacetsChart(CAPTION, X, Y, List.of(), LinesChart.Intervals.BARS));
    charts.put("facets-many", facets());
    charts.put("percentiles-one", percentiles(series("one", at(50, 3))));
    charts.put("percentiles-only-maximum", percentiles(series("max", at(100, 3))));
    charts.put(
        "percentiles-many-nines",
        percentiles(series("n", at(50, 3), at(99, 30), at(99.9999999, 30000))));
    charts.put(
        "density-spike",
        new DensityChart(CAPTION, LOG, Y, List.of(series("spike", at(5, 1), at(5, 1)))));
    charts.put("boxes-none", new BoxChart(CAPTION, "Nodes", Y, List.of()));
    charts.put("boxes-equal", boxes(box("one", 5, 5, 5, 5, 5, 5.0, 5.0, 5.0)));
    charts.put("boxes-nan", boxes(box("a", 1, 2, NAN, 4, 5), box("b", 1, 2, 3, 4, 5, INF, 90.0)));
    charts.put("bars-none", new BarChart(CAPTION, "", Y, List.of()));
    charts.put("bars-long-names", longNames());
    charts.put("bars-negative", negativeBars());
    charts.put("bars-many-series", manyBars());
    charts.put("bars-many-groups", manyGroups());
    charts.put("time-empty", time());
    charts.put("time-long", longTime());
    charts.put("heat-empty", heat(0, 0));
    charts.put("heat-one", heat(1, 1));
    charts.put("heat-many", heat(200, 45));
    charts.put(
        "heat-nan",
        new HeatMapChart(
            CAPTION, "x", "y", LOG, List.of("a"), List.of("b"), List.of(List.of(NAN))));
    charts.put("scaling-empty", new ScalingChart(CAPTION, X, Y, Y, List.of()));
    charts.put(
        "scaling-one",
        new ScalingChart(
            CAPTION,
            X,
            Axis.fromZero("Speed-up", ""),
            Axis.fromZero("Efficiency", ""),
            List.of(
                new ScalingChart.Curve(
                    "a", List.of(at(1, 1)), List.of(), List.of(at(0, 0), at(1, 1))))));
    charts.put("ratios-none", ratios(NAN));
    charts.put(
        "ratios-odd",
        ratios(
            1.2,
            new RatioChart.Row("equal", 1, 1, 1, false, "1 [1, 1]"),
            new RatioChart.Row("far", 250, 100, 700, true, "250 [100, 700]"),
            new RatioChart.Row("no interval", 3, NAN, NAN, false, "3, one run"),
            new RatioChart.Row("infinite", INF, NAN, NAN, false, "baseline is zero"),
            new RatioChart.Row("both ends open", 0.4, 0, INF, false, "0.4 [0, ∞]"),
            new RatioChart.Row(HOSTILE, 2, 1.5, 2.5, true, HOSTILE)));
    return charts;
  }

  private static Point at(double x, double y) {
    return Point.of(x, y);
  }

  private static Series series(String name, Point... points) {
    return new Series(name, List.of(points));
  }

  private static LinesChart lines(Axis y, Series... series) {
    return new LinesChart(CAPTION, X, y, List.of(series), LinesChart.Intervals.BARS);
  }

  private static Chart hostile() {
    return new LinesChart(
        new Caption(HOSTILE, HOSTILE, HOSTILE),
        Axis.fromZero(HOSTILE, HOSTILE),
        Axis.fromZero(HOSTILE, HOSTILE),
        List.of(series(HOSTILE, at(1, 2), at(2, 3)), series(HOSTILE + "2", at(1, 1), at(2, 2))),
        LinesChart.Intervals.BAND);
  }

  private static Chart crowded() {
    List<Series> all = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      all.add(series("series " + i, at(1, 10), at(2, 20 + i * 0.2)));
    }
    return new LinesChart(CAPTION, X, Y, all, LinesChart.Intervals.BARS);
  }

  private static Chart facets() {
    List<FacetsChart.Facet> facets = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      Series one = series("one", at(1, i), at(2, 2 * i), at(3, i % 5 == 0 ? NAN : i));
      facets.add(new FacetsChart.Facet("level " + i, List.of(one)));
    }
    return new FacetsChart(CAPTION, X, Y, facets, LinesChart.Intervals.BAND);
  }

  private static PercentileChart percentiles(Series... series) {
    return new PercentileChart(CAPTION, "Percentile", LOG, List.of(series));
  }

  private static BoxChart boxes(BoxChart.Box... boxes) {
    return new BoxChart(CAPTION, "Nodes", Y, List.of(new BoxChart.Boxes("s", List.of(boxes))));
  }

  private static BoxChart.Box box(
      String group, double a, double b, double c, double d, double e, Double... points) {
    return new BoxChart.Box(group, a, b, c, d, e, List.of(points));
  }

  private static BarChart.Bar bar(String group, double value, double half) {
    return new BarChart.Bar(
        group, value, value - half, value + half, List.of(value - half, value, value + half));
  }

  private static Chart longNames() {
    List<BarChart.Bar> bars = new ArrayList<>();
    for (String name : List.of("sequential output per character", "ランダムシーク試験", HOSTILE, "d")) {
      bars.add(bar(name, 7_654_321, 200_000));
    }
    return new BarChart(CAPTION, "Measurement", Y, List.of(new BarChart.Bars("bonnie++", bars)));
  }

  private static Chart bars() {
    BarChart.Bar scattered = new BarChart.Bar("scattered", 11, -1.7, 23.7, List.of(10.0, 12.0));
    return new BarChart(
        CAPTION,
        "",
        Y,
        List.of(new BarChart.Bars("runs", List.of(scattered, bar("close", 9, 0.4)))));
  }

  private static Chart manySeries() {
    List<FacetsChart.Facet> facets = new ArrayList<>();
    for (String cores : List.of("24 cores", "4 cores")) {
      List<Series> all = new ArrayList<>();
      for (int s = 1; s <= 7; s++) {
        all.add(series("backend " + s, at(1, s), at(2, s * 1.5), at(4, s * 2.5)));
      }
      facets.add(new FacetsChart.Facet(cores, all));
    }
    return new FacetsChart(CAPTION, X, Y, facets, LinesChart.Intervals.BARS);
  }

  private static Chart negativeBars() {
    List<BarChart.Bar> bars = List.of(bar("a", -5, 1), bar("b", 3, 6), bar("c", INF, 0));
    return new BarChart(CAPTION, "", Y, List.of(new BarChart.Bars("", bars)));
  }

  private static Chart manyBars() {
    List<BarChart.Bars> all = new ArrayList<>();
    for (int i = 1; i <= 9; i++) {
      all.add(
          new BarChart.Bars("server " + i, List.of(bar("read", i * 10, 2), bar("write", i, 1))));
    }
    return new BarChart(CAPTION, "Operation", Y, all);
  }

  private static Chart manyGroups() {
    List<BarChart.Bar> one = new ArrayList<>();
    List<BarChart.Bar> two = new ArrayList<>();
    for (int n = 1; n <= 45; n++) {
      one.add(bar(Integer.toString(n), n, 0.5));
      two.add(bar(Integer.toString(n), n * 1.5, 0.5));
    }
    return new BarChart(
        CAPTION, "Nodes", Y, List.of(new BarChart.Bars("a", one), new BarChart.Bars("b", two)));
  }

  private static Chart time() {
    return new TimeSeriesChart(
        CAPTION,
        Axis.fromZero("Time", "s"),
        List.of(
            new TimeSeriesChart.Panel(Y, List.of()),
            new TimeSeriesChart.Panel(LOG, List.of(series("one", at(3, 4))))),
        List.of(
            new TimeSeriesChart.Event(-5, 900, "covers all"),
            new TimeSeriesChart.Event(NAN, NAN, "never")));
  }

  private static Chart longTime() {
    List<Series> many = new ArrayList<>();
    for (int s = 0; s < 8; s++) {
      List<Point> points = new ArrayList<>();
      for (int t = 0; t < 20_000; t++) {
        points.add(at(t, t == 12_345 ? 900 : 100 + s * 10 + t % 7));
      }
      many.add(new Series("client " + s, points));
    }
    return new TimeSeriesChart(
        CAPTION,
        Axis.fromZero("Time", "s"),
        List.of(
            new TimeSeriesChart.Panel(Y, many.subList(0, 2)), new TimeSeriesChart.Panel(Y, many)),
        List.of(new TimeSeriesChart.Event(12_345, 12_345, "pause")));
  }

  private static Chart heat(int columns, int rows) {
    List<String> names = new ArrayList<>();
    List<String> rowNames = new ArrayList<>();
    List<List<Double>> values = new ArrayList<>();
    for (int c = 0; c < columns; c++) {
      names.add("t" + c);
    }
    for (int r = 0; r < rows; r++) {
      rowNames.add("n" + r);
      List<Double> row = new ArrayList<>();
      for (int c = 0; c < columns; c++) {
        row.add((double) ((r * 31 + c * 17) % 50));
      }
      values.add(row);
    }
    return new HeatMapChart(CAPTION, "Time", "Nodes", Y, names, rowNames, values);
  }

  private static RatioChart ratios(double margin, RatioChart.Row... rows) {
    return new RatioChart(
        CAPTION, Axis.log("Ratio", ""), "left is faster", "right is faster", margin, List.of(rows));
  }
}
