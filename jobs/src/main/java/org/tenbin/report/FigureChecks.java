package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;

/** What a figure must say to be drawn, and that the factors that it names exist. */
final class FigureChecks {
  /** What each kind needs besides its file name. */
  private static final Map<String, List<String>> NEEDS =
      Map.of(
          "lines", List.of("x", "y"),
          "bars", List.of("y"),
          "scaling", List.of("x", "y"),
          "heat", List.of("x", "y"),
          "ratio", List.of("series", "y"));

  private static final Set<String> COMPARABLE_BY_EYE = Set.of("lines", "bars", "box");

  private FigureChecks() {}

  static void check(Campaign campaign, Figure figure) {
    List<String> missing = new ArrayList<>();
    for (String key : NEEDS.getOrDefault(figure.kind(), List.of())) {
      String value =
          switch (key) {
            case "x" -> figure.x();
            case "series" -> figure.series();
            default -> figure.y();
          };
      if (value == null) {
        missing.add(key + (key.equals("y") ? ": COLUMN" : ": FACTOR"));
      }
    }
    if (!missing.isEmpty()) {
      throw wrong(figure, "needs " + String.join(" and ", missing));
    }
    if (figure.shareY() != null && !COMPARABLE_BY_EYE.contains(figure.kind())) {
      throw wrong(figure, "of kind " + figure.kind() + " has no y axis to share (share_y)");
    }
    if (figure.kind().equals("density") && figure.y() != null) {
      throw wrong(figure, "shows the density of latencies: leave y out");
    }
    factors(campaign, figure);
  }

  private static void factors(Campaign campaign, Figure figure) {
    List<String> known = campaign.factors().stream().map(Factor::name).toList();
    boolean overTime = figure.kind().equals("heat") && TimeHeatMap.TIME.equals(figure.x());
    Stream.of(
            Stream.ofNullable(overTime ? null : figure.x()),
            Stream.ofNullable(figure.series()),
            figure.facets().stream(),
            figure.where().keySet().stream())
        .flatMap(named -> named)
        .filter(name -> !known.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw wrong(
                  figure,
                  "names the factor "
                      + name
                      + ", which the summary does not have; it has: "
                      + String.join(", ", known));
            });
  }

  private static ExperimentException wrong(Figure figure, String what) {
    return new ExperimentException("figure " + figure.file() + " " + what);
  }
}
