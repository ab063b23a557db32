package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OddChartsTest {
  private static final int MARGIN = 60;
  private static final double SCALE = 1.5;

  static Stream<Map.Entry<String, Chart>> all() {
    return Stream.concat(
        OddSamples.all().entrySet().stream(), Samples.all(Language.ENGLISH).entrySet().stream());
  }

  @ParameterizedTest
  @MethodSource("all")
  void everythingStaysOnTheCanvasAndClearOfItsEdge(Map.Entry<String, Chart> odd) {
    Drawing drawing = Drawn.drawing(odd.getValue());
    int width = (int) (drawing.width() * SCALE);
    int height = (int) (drawing.height() * SCALE);
    BufferedImage image =
        new BufferedImage(width + 2 * MARGIN, height + 2 * MARGIN, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(Color.WHITE);
    g.fillRect(0, 0, image.getWidth(), image.getHeight());
    g.translate(MARGIN, MARGIN);
    drawing.draw(g, width, height);
    g.dispose();
    int inked = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if ((image.getRGB(x, y) & 0xFFFFFF) != 0xFFFFFF) {
          inked++;
          assertThat(x).isBetween(MARGIN + 1, MARGIN + width - 2);
          assertThat(y).isBetween(MARGIN + 1, MARGIN + height - 2);
        }
      }
    }
    assertThat(inked).isGreaterThan(500);
  }

  @ParameterizedTest
  @MethodSource("all")
  void everythingCanBeWrittenAsPdfAndSvgWithFiniteNumbers(Map.Entry<String, Chart> odd) {
    Drawing drawing = Drawn.drawing(odd.getValue());
    assertThat(Drawn.text(Drawn.pdf(drawing))).isNotBlank().doesNotContain("NaN", "Infinity");
    assertThat(SvgWriter.write(drawing, "odd"))
        .doesNotContain("NaN", "Infinity")
        .doesNotContainPattern("\\d{7}\\.");
  }

  @Test
  void nothingToDrawIsAnEmptyFrameWithItsTitles() {
    for (String name : new String[] {"lines-no-series", "lines-empty-series", "lines-only-nan"}) {
      assertThat(text(name)).contains("No data").contains("Odd data").contains("Nodes");
    }
    for (String name :
        new String[] {
          "percentiles-only-maximum",
          "boxes-none",
          "bars-none",
          "time-empty",
          "heat-empty",
          "heat-nan",
          "scaling-empty",
          "ratios-none"
        }) {
      assertThat(text(name)).as(name).contains("No data");
    }
  }

  @Test
  void whatIsNotDrawnIsSaid() {
    assertThat(text("lines-not-finite")).contains("3 values are not finite and not drawn.");
    assertThat(text("lines-huge-range-log")).contains("2 values are not positive");
    assertThat(text("lines-fixed-range")).contains("1 value lies outside the range of the axes.");
    assertThat(text("lines-two-scattered-runs")).contains("1 interval reaches beyond the axis.");
    assertThat(text("bars-two-scattered-runs")).contains("1 interval reaches beyond the axis.");
    assertThat(text("boxes-nan")).contains("2 values are not finite");
    assertThat(text("bars-negative")).contains("1 value is not finite");
    assertThat(text("ratios-odd")).contains("1 value is not finite");
    assertThat(text("time-empty")).contains("1 event has no time");
  }

  @Test
  void hostileTextIsShortAndPlain() {
    String text = text("lines-hostile");
    assertThat(text).hasSizeLessThan(3_000).contains("<script>alert('x')</script> [31mgnirts");
    assertThat(text).contains("…").contains("end");
    assertThat(text.codePoints()).noneMatch(c -> c == 0 || c == 0x1b || c == 0x202E || c == 0x2066);
  }

  @Test
  void moreSeriesThanCanBeToldApartGetAFrameEach() {
    String text = Drawn.text(Samples.all(Language.ENGLISH).get("multiples"));
    for (int i = 1; i <= 11; i++) {
      assertThat(text).contains("backend " + i);
    }
    assertThat(text("facets-many-series"))
        .contains("24 cores / backend 1")
        .contains("4 cores / backend 7");
    assertThat(text("bars-many-series")).contains("server 1").contains("server 9");
  }

  @Test
  void moreRowsThanFitAPageAreCountedAndNotDrawn() {
    List<RatioChart.Row> rows = new ArrayList<>();
    for (int i = 1; i <= 72; i++) {
      rows.add(new RatioChart.Row("row " + i + ".", 1.1, 1.05, 1.2, true, ""));
    }
    RatioChart chart =
        new RatioChart(new Caption("Many", "", ""), Axis.log("Ratio", ""), "", "", 1.05, rows);

    assertThat(Drawn.text(chart))
        .contains("The first 30 of 72 rows", "row 30.", "difference shown", "counts as equal")
        .doesNotContain("row 31.", "no difference");
    Drawing drawing = Drawn.drawing(chart);
    assertThat(drawing.height() / drawing.width()).isLessThan(1.6);
  }

  @Test
  void aGapThatWasMeantIsNothingToTellOf() {
    Point gap = Point.of(Double.NaN, Double.NaN);
    LinesChart chart =
        new LinesChart(
            new Caption("Gap", "", ""),
            Axis.fromZero("x", ""),
            Axis.fromZero("y", ""),
            List.of(new Series("paused", List.of(Point.of(1, 2), gap, Point.of(3, 2)))),
            LinesChart.Intervals.BARS);

    assertThat(Drawn.text(chart)).contains("paused").doesNotContain("not drawn");
  }

  @Test
  void namesThatDoNotFitBelowBarsStandWholeBesideThem() {
    List<BarChart.Bar> bars = new ArrayList<>();
    for (int i = 1; i <= 60; i++) {
      bars.add(new BarChart.Bar("transfer of file " + i + ".", i, i - 0.5, i + 0.5, List.of()));
    }
    BarChart chart =
        new BarChart(
            new Caption("Many", "", ""),
            "Operation",
            Axis.fromZero("Time", "s"),
            List.of(new BarChart.Bars("", bars)));

    assertThat(Drawn.text(chart))
        .contains("The first 33 of 60 rows", "file 1.", "file 2.", "file 3.", "file 33.")
        .contains("Time [s]")
        .doesNotContain("file 34.");
    Drawing drawing = Drawn.drawing(chart);
    assertThat(drawing.height() / drawing.width()).isLessThan(1.6);
  }

  @Test
  void headingsAreWholeWhereTheyDiffer() {
    String text =
        Drawn.text(
            new FacetsChart(
                new Caption("Long", "", ""),
                Axis.fromZero("x", ""),
                Axis.fromZero("y", ""),
                Stream.of("four cores", "twenty-four cores")
                    .map(
                        cores ->
                            new FacetsChart.Facet(
                                "Cassandra, VMware ESX Server, "
                                    + cores
                                    + ", one node on another switch, reading of pages",
                                List.of(new Series("a", List.of(Point.of(1, 1), Point.of(2, 2))))))
                    .toList(),
                LinesChart.Intervals.BARS));

    assertThat(text.replaceAll("\\s+", " "))
        .contains("twenty-four cores", "reading of pages")
        .doesNotContain("…");
  }

  @Test
  void aHeatMapWithRoomShowsItsNumbers() {
    HeatMapChart chart =
        new HeatMapChart(
            new Caption("Warm", "", ""),
            "column",
            "row",
            Axis.linear("t", "s"),
            List.of("a", "b"),
            List.of("c", "d"),
            List.of(List.of(101.26, 102.0), List.of(Double.NaN, 0.012345)));

    assertThat(Drawn.text(chart)).contains("101", "102", "0.0123");
  }

  @Test
  void aLevelKeepsItsColourInAFrameOfItsOwn() {
    Palette palette =
        new Palette(
            new Theme(Drawn.FONTS, Language.ENGLISH, List.of("Jungle", "Cassandra", "tree")));

    assertThat(palette.alone("Jungle")).isEqualTo(SeriesStyle.number(0));
    assertThat(palette.alone("read, Cassandra")).isEqualTo(SeriesStyle.number(1));
    assertThat(palette.alone("other")).isEqualTo(SeriesStyle.accent());
  }

  private static String text(String name) {
    return Drawn.text(OddSamples.all().get(name));
  }
}
