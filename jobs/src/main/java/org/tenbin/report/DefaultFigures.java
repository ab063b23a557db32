package org.tenbin.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/**
 * A sensible set of figures where the experiment describes none: of the main quantities lines over
 * the factor with the most numeric levels, or, where there is none, a bar for each cell; and the
 * distributions. No figure takes the runs of different cells together.
 */
final class DefaultFigures {
  private static final List<String> QUANTITIES =
      List.of("latency_mean_ms", "latency_p99_ms", "throughput_per_s", "error_rate");

  private static final int MOST_SPECTRA = 12;

  private DefaultFigures() {}

  static List<Figure> of(Campaign campaign) {
    List<String> open =
        campaign.factors().stream()
            .map(Factor::name)
            .filter(name -> campaign.levels(name).size() > 1)
            .toList();
    Optional<String> x =
        open.stream()
            .filter(name -> numericLevels(campaign, name) >= 2)
            .max(Comparator.comparingInt(name -> numericLevels(campaign, name)));
    List<Figure> figures = new ArrayList<>();
    for (String quantity : quantities(campaign)) {
      if (x.isPresent()) {
        List<String> others = open.stream().filter(name -> !name.equals(x.get())).toList();
        String series = others.isEmpty() ? null : others.get(0);
        List<String> facets = others.subList(Math.min(1, others.size()), others.size());
        figures.add(figure(quantity, "lines", x.get(), quantity, series, facets));
      } else if (campaign.measuredCells().size() > 1 || values(campaign, quantity) > 1) {
        figures.add(figure(quantity, "bars", null, quantity, null, List.of()));
      }
    }
    figures.addAll(percentiles(campaign));
    return figures;
  }

  /** Columns of the runs that say something, then metrics. */
  private static List<String> quantities(Campaign campaign) {
    List<String> found = new ArrayList<>();
    for (String column : QUANTITIES) {
      boolean always = !column.equals("error_rate");
      if (campaign.runs().stream()
          .map(run -> run.columns().getOrDefault(column, ""))
          .anyMatch(text -> !text.isEmpty() && (always || new BigDecimal(text).signum() != 0))) {
        found.add(column);
      }
    }
    MainMetrics.of(campaign).stream()
        .filter(metric -> metric.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}"))
        .filter(metric -> !Table.RUNS.columns().contains(metric))
        .forEach(found::add);
    return found;
  }

  private static long values(Campaign campaign, String quantity) {
    return Table.RUNS.columns().contains(quantity)
        ? campaign.runs().size()
        : campaign.rows(Table.MEASUREMENTS).stream()
            .filter(row -> row.get("metric").equals(quantity))
            .count();
  }

  private static Figure figure(
      String file, String kind, String x, String y, String series, List<String> facets) {
    return new Figure(
        file, kind, null, null, x, y, series, facets, Map.of(), null, false, List.of());
  }

  private static List<Figure> percentiles(Campaign campaign) {
    boolean readable = campaign.cells().size() <= MOST_SPECTRA;
    boolean enough =
        campaign.rows(Table.PERCENTILES).stream()
            .anyMatch(row -> Long.parseLong(row.get("population")) >= PercentilesFigure.LEAST);
    return readable && enough
        ? List.of(figure("latency_percentiles", "percentiles", null, null, null, List.of()))
        : List.of();
  }

  private static int numericLevels(Campaign campaign, String factor) {
    List<String> levels = campaign.levels(factor);
    return levels.stream().allMatch(level -> FigureData.number(level).isPresent())
        ? levels.size()
        : 0;
  }
}
