package org.tenbin.report;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;

/**
 * The values that a figure shows, and the words around them. Runs that are excluded are left out.
 */
final class FigureData {
  private final Campaign campaign;
  private final Figure figure;
  private final Words words;
  private final Observations observations;
  private final List<Observation> used;
  private final int invalid;

  FigureData(Campaign campaign, Figure figure, Words words) {
    this.campaign = campaign;
    this.figure = figure;
    this.words = words;
    observations = Observations.of(campaign, figure.y(), words);
    List<Observation> matching =
        observations.all().stream().filter(o -> o.cell().hasAll(figure.where())).toList();
    used = matching.stream().filter(o -> !o.leftOut()).toList();
    invalid = matching.size() - used.size();
  }

  /** The valid values. */
  List<Observation> used() {
    return used;
  }

  Observations observations() {
    return observations;
  }

  /** The place of a value on the x axis; empty where its level is no number. */
  OptionalDouble x(Observation observation) {
    return number(observation.cell().level(figure.x()).orElse(""));
  }

  static OptionalDouble number(String level) {
    try {
      return OptionalDouble.of(Double.parseDouble(level));
    } catch (NumberFormatException text) {
      return OptionalDouble.empty();
    }
  }

  /** What a reader sees for the level of a factor; empty where no factor is given. */
  String label(String factor, String level) {
    return factor == null ? "" : campaign.factor(factor).levelLabel(level, words.language());
  }

  /** Levels of a factor in their order; one empty level where no factor is given. */
  List<String> levels(String factor) {
    return factor == null ? List.of("") : campaign.levels(factor);
  }

  /** The level of a value; empty where no factor is given. */
  static String level(Observation observation, String factor) {
    return factor == null ? "" : observation.cell().level(factor).orElse("");
  }

  Axis xAxis() {
    Factor factor = campaign.factor(figure.x());
    String unit = factor.unit() == null ? "" : factor.unit().in(words.language());
    return Axis.fromZero(factor.label().in(words.language()), unit);
  }

  Axis yAxis() {
    Quantity quantity = observations.quantity();
    return figure.log()
        ? Axis.log(quantity.label(), quantity.unit())
        : Axis.fromZero(quantity.label(), quantity.unit());
  }

  /** The scale of colours, which have no length: it spans the data, whose differences it shows. */
  Axis colorAxis() {
    return colorAxis(figure, observations.quantity());
  }

  static Axis colorAxis(Figure figure, Quantity quantity) {
    return figure.log()
        ? Axis.log(quantity.label(), quantity.unit())
        : Axis.linear(quantity.label(), quantity.unit());
  }

  /** The words around the chart, with what a point stands for, given the sizes of the samples. */
  Caption caption(List<Integer> sizes) {
    return caption(how(sizes));
  }

  /** The words around the chart, with a line on how to read it. */
  Caption caption(String how) {
    return new Caption(title(campaign, figure, words), how, source(used.size(), invalid));
  }

  static String title(Campaign campaign, Figure figure, Words words) {
    if (figure.title() != null) {
      return figure.title().in(words.language());
    }
    if (figure.caption() != null) {
      return figure.caption().in(words.language());
    }
    String quantity =
        figure.y() == null
            ? words.text("quantity." + figure.kind())
            : Quantity.of(figure.y(), words).label();
    String what =
        figure.x() == null || figure.x().equals(TimeHeatMap.TIME)
            ? quantity
            : words.text(
                "figure.over",
                quantity,
                Words.inSentence(campaign.factor(figure.x()).label().in(words.language())));
    String chosen = chosen(campaign, figure, words);
    return chosen.isEmpty() ? what : words.text("figure.chosen", what, chosen);
  }

  /** The levels that a figure is confined to; a bare number with its factor before it. */
  private static String chosen(Campaign campaign, Figure figure, Words words) {
    return campaign.factors().stream()
        .filter(factor -> figure.where().containsKey(factor.name()))
        .map(factor -> named(factor, figure.where().get(factor.name()), words))
        .collect(Collectors.joining(words.text("list.separator")));
  }

  /** What a reader sees for a level; a bare number with its factor before it. */
  static String named(Factor factor, String level, Words words) {
    String label = factor.levelLabel(level, words.language());
    return number(label).isPresent() ? factor.label().in(words.language()) + " " + label : label;
  }

  private String how(List<Integer> sizes) {
    if (sizes.isEmpty()) {
      return "";
    }
    int fewest = sizes.stream().min(Comparator.naturalOrder()).orElseThrow();
    int most = sizes.stream().max(Comparator.naturalOrder()).orElseThrow();
    if (most == 1) {
      return words.text("figure.one.run");
    }
    return fewest == most
        ? words.text("figure.interval.same", most)
        : words.text("figure.interval", fewest, most);
  }

  private String source(int shown, int leftOut) {
    return source(campaign, figure, words, shown, leftOut);
  }

  /** The source line: experiment, days, number of runs, what was left out, what was simulated. */
  static String source(Campaign campaign, Figure figure, Words words, int shown, int leftOut) {
    List<RunRow> runs =
        campaign.runs().stream().filter(run -> run.cell().hasAll(figure.where())).toList();
    return source(campaign, words, runs, shown, leftOut);
  }

  /** The same for a figure of all runs. */
  static String source(Campaign campaign, Words words, int shown, int leftOut) {
    return source(campaign, words, campaign.runs(), shown, leftOut);
  }

  private static String source(
      Campaign campaign, Words words, List<RunRow> runs, int shown, int leftOut) {
    String period = Period.of(runs, words);
    String rest =
        (leftOut == 0
                ? ""
                : words.counted(
                    campaign.exclusion().key("figure.source.excluded"), leftOut, leftOut))
            + (campaign.isSimulated() ? words.text("figure.source.simulated") : "");
    return words.counted(
        "figure.source",
        shown,
        campaign.experiment().name(),
        period.isEmpty() ? "" : words.text("figure.source.period", period),
        shown,
        rest);
  }
}
