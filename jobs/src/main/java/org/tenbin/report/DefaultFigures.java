package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/** A sensible set of figures where the experiment describes none. */
final class DefaultFigures {
  private static final List<String> QUANTITIES =
      List.of("latency_mean_ms", "latency_p99_ms", "throughput_per_s", "error_rate");

  private static final int MOST_SPECTRA = 12;

  private DefaultFigures() {}

  /** Lines over the factor with the most numeric levels; none where no factor has two. */
  static List<Figure> of(Campaign campaign) {
    Optional<Factor> x =
        campaign.factors().stream()
            .filter(f -> numericLevels(campaign, f) >= 2)
            .max((a, b) -> Integer.compare(numericLevels(campaign, a), numericLevels(campaign, b)));
    List<Figure> figures = new ArrayList<>();
    if (x.isEmpty()) {
      return percentiles(campaign);
    }
    String series =
        campaign.factors().stream()
            .map(Factor::name)
            .filter(name -> !name.equals(x.get().name()) && campaign.levels(name).size() > 1)
            .findFirst()
            .orElse(null);
    for (String quantity : QUANTITIES) {
      figures.add(
          new Figure(
              quantity,
              "lines",
              null,
              null,
              x.get().name(),
              quantity,
              series,
              List.of(),
              Map.of(),
              null,
              false,
              List.of()));
    }
    figures.addAll(percentiles(campaign));
    return figures;
  }

  private static List<Figure> percentiles(Campaign campaign) {
    boolean readable = campaign.cells().size() <= MOST_SPECTRA;
    return readable && !campaign.rows(Table.PERCENTILES).isEmpty()
        ? List.of(
            new Figure(
                "latency_percentiles",
                "percentiles",
                null,
                null,
                null,
                null,
                null,
                List.of(),
                Map.of(),
                null,
                false,
                List.of()))
        : List.of();
  }

  private static int numericLevels(Campaign campaign, Factor factor) {
    int count = 0;
    for (String level : campaign.levels(factor.name())) {
      try {
        Double.parseDouble(level);
        count++;
      } catch (NumberFormatException text) {
        return 0;
      }
    }
    return count;
  }
}
