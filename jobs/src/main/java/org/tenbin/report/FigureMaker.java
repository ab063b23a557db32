package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tenbin.chart.Chart;
import org.tenbin.chart.Drawing;
import org.tenbin.chart.Language;
import org.tenbin.chart.SharedScale;
import org.tenbin.chart.Theme;
import org.tenbin.chart.font.ChartFonts;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.Figure;

/** Draws the figures that an experiment describes, or a sensible set where it describes none. */
final class FigureMaker {
  private static final String KINDS =
      "lines, bars, scaling, percentiles, timeline, heat, box, density, ratio";

  private final Campaign campaign;
  private final Words words;
  private final List<Figure> figures;
  private final ChartFonts fonts;
  private final Theme theme;

  FigureMaker(Campaign campaign, ChartFonts fonts, Words words) {
    this.campaign = campaign;
    this.words = words;
    List<Figure> described = campaign.experiment().figures();
    figures = described.isEmpty() ? DefaultFigures.of(campaign) : described;
    this.fonts = fonts;
    theme = theme(null);
  }

  /** Levels keep their colours through the report, each factor having all colours to give. */
  private Theme theme(String series) {
    List<String> order =
        series == null
            ? List.of()
            : campaign.levels(series).stream()
                .map(level -> campaign.factor(series).levelLabel(level, words.language()))
                .toList();
    Language language = words.language().equals("ja") ? Language.JAPANESE : Language.ENGLISH;
    return new Theme(fonts, language, order);
  }

  /** The factor that the lines of a figure stand for; of one that names none, that of others. */
  private String seriesOf(Figure figure) {
    return figure.series() != null
        ? figure.series()
        : figures.stream().map(Figure::series).filter(Objects::nonNull).findFirst().orElse(null);
  }

  /**
   * Draws all figures.
   *
   * @param findings their charts follow the described figures, in the report only
   */
  List<DrawnFigure> draw(List<Finding> findings) {
    Map<Figure, Chart> charts = new LinkedHashMap<>();
    figures.forEach(figure -> charts.put(figure, chart(figure)));
    shareScales(charts);
    List<DrawnFigure> drawn = new ArrayList<>();
    charts.forEach(
        (figure, chart) -> {
          String caption =
              figure.caption() == null
                  ? chart.caption().title()
                  : figure.caption().in(words.language());
          drawn.add(
              new DrawnFigure(
                  figure.file(),
                  caption,
                  new Drawing(chart, theme(seriesOf(figure))),
                  remarks(figure)));
        });
    for (Finding finding : findings) {
      finding
          .chart()
          .ifPresent(
              chart ->
                  drawn.add(
                      new DrawnFigure(
                          "", finding.question(), new Drawing(chart, theme), List.of())));
    }
    return drawn;
  }

  private Chart chart(Figure figure) {
    FigureChecks.check(campaign, figure);
    return switch (figure.kind()) {
      case "lines" ->
          figure.facets().isEmpty()
              ? LinesFigure.lines(campaign, figure, words)
              : LinesFigure.facets(campaign, figure, words);
      case "bars" -> BarsFigure.of(campaign, figure, words);
      case "percentiles" -> PercentilesFigure.of(campaign, figure, words);
      case "timeline" -> TimelineFigure.of(campaign, figure, words);
      case "heat" -> HeatMapFigure.of(campaign, figure, words);
      case "box" -> BoxFigure.of(campaign, figure, words);
      case "density" -> DensityFigure.of(campaign, figure, words);
      case "ratio" -> RatioFigure.of(campaign, figure, words);
      case "scaling" -> new ScalingFigure(campaign, figure, words).chart();
      default ->
          throw new ExperimentException(
              "figure " + figure.file() + ": no kind " + figure.kind() + "; known: " + KINDS);
    };
  }

  private List<String> remarks(Figure figure) {
    return figure.kind().equals("scaling")
        ? new ScalingFigure(campaign, figure, words).remarks()
        : List.of();
  }

  /** Figures of one group get one y axis. */
  private void shareScales(Map<Figure, Chart> charts) {
    Map<String, List<Figure>> groups = new LinkedHashMap<>();
    charts.forEach(
        (figure, chart) -> {
          if (figure.shareY() != null) {
            groups.computeIfAbsent(figure.shareY(), g -> new ArrayList<>()).add(figure);
          }
        });
    for (List<Figure> group : groups.values()) {
      List<Chart> scaled = SharedScale.of(group.stream().map(charts::get).toList(), theme);
      for (int i = 0; i < group.size(); i++) {
        charts.put(group.get(i), scaled.get(i));
      }
    }
  }
}
