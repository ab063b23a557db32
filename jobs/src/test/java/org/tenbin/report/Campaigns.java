package org.tenbin.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentReader;
import org.tenbin.experiment.Factor;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

/** Campaigns made by hand, row by row. */
final class Campaigns {
  private final Experiment experiment;
  private final List<RunRow> runs = new ArrayList<>();
  private final List<Map<String, String>> cells = new ArrayList<>();
  private final Map<Table, List<Map<String, String>>> tables = new EnumMap<>(Table.class);

  private Campaigns(Experiment experiment) {
    this.experiment = experiment;
  }

  static Campaigns of(String... yaml) {
    String text = String.join("\n", yaml);
    return new Campaigns(
        ExperimentReader.read("test.yaml", text.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
  }

  /** A row of a table: columns that are not named are empty. */
  private Map<String, String> row(Table table, String origin, String... pairs) {
    Map<String, String> row = new LinkedHashMap<>();
    table
        .header(experiment.factors().stream().map(Factor::name).toList())
        .forEach(c -> row.put(c, ""));
    for (int i = 0; i < pairs.length; i += 2) {
      if (!row.containsKey(pairs[i])) {
        throw new IllegalArgumentException(table + " has no column " + pairs[i]);
      }
      row.put(pairs[i], Objects.requireNonNull(pairs[i + 1]));
    }
    row.put(Table.ORIGIN, origin);
    return row;
  }

  Campaigns run(String run, Verdict verdict, String reasons, String... pairs) {
    Map<String, String> row = row(Table.RUNS, "measured", pairs);
    row.put("run", run);
    runs.add(
        new RunRow(
            Campaign.cell(row, experiment.factors().stream().map(Factor::name).toList()),
            run,
            verdict,
            reasons,
            row));
    return this;
  }

  Campaigns cell(String origin, String... pairs) {
    cells.add(row(Table.CELLS, origin, pairs));
    return this;
  }

  Campaigns with(Table table, String... pairs) {
    tables.computeIfAbsent(table, t -> new ArrayList<>()).add(row(table, "measured", pairs));
    return this;
  }

  Campaign make() {
    return new Campaign(
        experiment,
        experiment.factors(),
        runs,
        cells,
        tables,
        List.of("summarize logs summary"),
        Exclusion.INVALID);
  }
}
