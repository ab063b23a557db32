package org.tenbin.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Figure;
import org.tenbin.summary.Table;

/** The rows of a table that a figure shows, by the name of the cell that they belong to. */
final class CellSeries {
  private CellSeries() {}

  /** Rows by cell; a cell is named by its levels of the factors in which the cells differ. */
  static Map<String, List<Map<String, String>>> of(
      Campaign campaign, Table table, Figure figure, Words words) {
    List<String> names = campaign.factors().stream().map(Factor::name).toList();
    List<Map<String, String>> shown =
        campaign.rows(table).stream()
            .filter(row -> Campaign.cell(row, names).hasAll(figure.where()))
            .toList();
    List<Factor> open =
        campaign.factors().stream()
            .filter(f -> shown.stream().map(row -> row.get(f.name())).distinct().count() > 1)
            .toList();
    return shown.stream()
        .collect(
            Collectors.groupingBy(
                row -> name(Campaign.cell(row, names), open, words),
                LinkedHashMap::new,
                Collectors.toList()));
  }

  private static String name(Cell cell, List<Factor> open, Words words) {
    return open.stream()
        .map(f -> f.levelLabel(cell.level(f.name()).orElse(""), words.language()))
        .collect(Collectors.joining(words.text("list.separator")));
  }

  /** How many runs of the matching cells are left out of what shows single runs. */
  static int leftOut(Campaign campaign, Figure figure) {
    return (int)
        campaign.runs().stream()
            .filter(run -> run.cell().hasAll(figure.where()))
            .filter(run -> campaign.exclusion().leavesOut(run.verdict()))
            .count();
  }

  /** How many runs of the matching cells there are. */
  static int runs(Campaign campaign, Figure figure) {
    return (int) campaign.runs().stream().filter(run -> run.cell().hasAll(figure.where())).count();
  }
}
