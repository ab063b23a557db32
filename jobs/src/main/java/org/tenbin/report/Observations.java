package org.tenbin.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.log.Better;
import org.tenbin.summary.Table;

/**
 * All values of one quantity. A name of a column of the table of runs means that column; any other
 * name means the measurements of that metric, each of which counts as a run of its own.
 *
 * @param quantity what it is, with its unit
 * @param better which way it is good
 * @param all values, in the order of the tables
 */
record Observations(Quantity quantity, Better better, List<Observation> all) {
  Observations {
    all = List.copyOf(all);
  }

  /**
   * Finds the values of a quantity.
   *
   * @throws ExperimentException where measurements of that name have several units
   */
  static Observations of(Campaign campaign, String name, Words words) {
    return Table.RUNS.columns().contains(name)
        ? ofRuns(campaign, name, words)
        : ofMeasurements(campaign, name, words);
  }

  private static Observations ofRuns(Campaign campaign, String column, Words words) {
    List<Observation> found = new ArrayList<>();
    for (RunRow run : campaign.runs()) {
      String text = run.columns().getOrDefault(column, "");
      if (!text.isEmpty()) {
        boolean leftOut = campaign.exclusion().leavesOut(run.verdict());
        found.add(new Observation(run.cell(), run.run(), leftOut, new BigDecimal(text)));
      }
    }
    return new Observations(Quantity.of(column, words), better(column), found);
  }

  private static Better better(String column) {
    if (column.contains("throughput") || column.contains("plateau")) {
      return Better.HIGHER;
    }
    return column.matches("(elapsed|latency|response|error|timeouts).*")
        ? Better.LOWER
        : Better.NEITHER;
  }

  private static Observations ofMeasurements(Campaign campaign, String metric, Words words) {
    List<String> factors = campaign.factors().stream().map(f -> f.name()).toList();
    List<Observation> found = new ArrayList<>();
    TreeSet<String> units = new TreeSet<>();
    Better better = Better.NEITHER;
    for (Map<String, String> row : campaign.rows(Table.MEASUREMENTS)) {
      if (!row.get("metric").equals(metric) || row.get("value").isEmpty()) {
        continue;
      }
      units.add(row.get("unit"));
      better = Better.valueOf(row.get("better").toUpperCase(Locale.ROOT));
      Cell cell = Campaign.cell(row, factors);
      found.add(
          new Observation(
              cell,
              row.get("run"),
              campaign.leavesOut(cell, row.get("run")),
              new BigDecimal(row.get("value"))));
    }
    if (units.size() > 1) {
      throw new ExperimentException(
          "measurements of " + metric + " have several units: " + String.join(", ", units));
    }
    String unit = units.isEmpty() ? "" : units.first();
    return new Observations(Quantity.of(metric, words).withUnit(unit), better, found);
  }

  /** Whether it is a time that is better when shorter: then a ratio tells who is faster. */
  boolean isDuration() {
    return better == Better.LOWER
        && List.of("ns", "µs", "us", "ms", "s", "min", "h").contains(quantity.unit());
  }
}
