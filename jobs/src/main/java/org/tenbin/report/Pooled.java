package org.tenbin.report;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/**
 * The latencies of all successful requests of a cell, as their percentiles.
 *
 * @param cell its cell
 * @param valueMs milliseconds by percentile, 0 to 100
 */
record Pooled(Cell cell, TreeMap<Double, Double> valueMs) {
  private static final String DISTRIBUTION = "latency";

  /** The cells that a figure shows. */
  static List<Pooled> of(Campaign campaign, Figure figure) {
    List<String> names = campaign.factors().stream().map(Factor::name).toList();
    Map<Cell, TreeMap<Double, Double>> cells = new LinkedHashMap<>();
    for (Map<String, String> row : campaign.rows(Table.PERCENTILES)) {
      Cell cell = Campaign.cell(row, names);
      if (row.get("distribution").equals(DISTRIBUTION) && cell.hasAll(figure.where())) {
        cells
            .computeIfAbsent(cell, c -> new TreeMap<>())
            .put(
                Double.parseDouble(row.get("percentile")), Double.parseDouble(row.get("value_ms")));
      }
    }
    return cells.entrySet().stream()
        .map(entry -> new Pooled(entry.getKey(), entry.getValue()))
        .toList();
  }

  /**
   * The cell at two levels.
   *
   * @return none where there is no such cell
   * @throws ExperimentException where several cells have these levels: percentiles of different
   *     populations cannot be joined
   */
  static List<Pooled> at(List<Pooled> all, Figure figure, String x, String series) {
    List<Pooled> found =
        all.stream()
            .filter(one -> has(one.cell(), figure.x(), x))
            .filter(one -> has(one.cell(), figure.series(), series))
            .toList();
    if (found.size() > 1) {
      String cells =
          found.stream()
              .map(Pooled::cell)
              .sorted(Comparator.naturalOrder())
              .limit(2)
              .map(Cell::path)
              .collect(Collectors.joining(" and "));
      throw new ExperimentException(
          "figure "
              + figure.file()
              + ": several cells fall into one, such as "
              + cells
              + "; choose one with where, or part them with x and series");
    }
    return found;
  }

  private static boolean has(Cell cell, String factor, String level) {
    return factor == null || cell.level(factor).orElse("").equals(level);
  }

  /** The value at a percentile of the table's grid. */
  double at(double percentile) {
    return valueMs.getOrDefault(percentile, Double.NaN);
  }
}
