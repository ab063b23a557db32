package org.tenbin.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.log.Better;
import org.tenbin.log.measure.Percentiles;
import org.tenbin.stats.DecimalRatio;
import org.tenbin.summary.Table;

/**
 * All values of one quantity. A name of a column of the table of runs means that column; any other
 * name means the measurements of that metric: each result counts as a run of its own, and where a
 * run's clients have one each, their mean. Percentiles of several clients cannot be merged without
 * the requests behind them, and are left out.
 *
 * @param quantity what it is, with its unit
 * @param better which way it is good
 * @param all values, in the order of the tables
 * @param unmergeable how many percentiles of single clients were left out
 */
record Observations(Quantity quantity, Better better, List<Observation> all, int unmergeable) {
  private static final int MEAN_DECIMALS = 12;

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
    return new Observations(Quantity.of(column, words), better(column), found, 0);
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
    Map<RunTrial, List<BigDecimal>> values = new LinkedHashMap<>();
    TreeSet<String> units = new TreeSet<>();
    Better better = Better.NEITHER;
    for (Map<String, String> row : campaign.rows(Table.MEASUREMENTS)) {
      if (!row.get("metric").equals(metric) || row.get("value").isEmpty()) {
        continue;
      }
      units.add(row.get("unit"));
      better = Better.valueOf(row.get("better").toUpperCase(Locale.ROOT));
      values
          .computeIfAbsent(
              new RunTrial(Campaign.cell(row, factors), row.get("run"), row.get("trial")),
              r -> new ArrayList<>())
          .add(new BigDecimal(row.get("value")));
    }
    if (units.size() > 1) {
      throw new ExperimentException(
          "measurements of " + metric + " have several units: " + String.join(", ", units));
    }
    List<Observation> found = new ArrayList<>();
    int unmergeable = 0;
    for (Map.Entry<RunTrial, List<BigDecimal>> run : values.entrySet()) {
      Cell cell = run.getKey().cell();
      String name = run.getKey().run();
      if (run.getValue().size() > 1 && Percentiles.isPercentile(metric)) {
        unmergeable += run.getValue().size();
      } else {
        found.add(
            new Observation(cell, name, campaign.leavesOut(cell, name), mean(run.getValue())));
      }
    }
    String unit = units.isEmpty() ? "" : units.first();
    Quantity quantity = Quantity.of(metric, words).withUnit(unit);
    return new Observations(quantity, better, found, unmergeable);
  }

  /** One result of a run; its clients, where there are several, have one value each. */
  private record RunTrial(Cell cell, String run, String trial) {}

  /** The value of a run is the mean over its clients: they share a server and are no sample. */
  private static BigDecimal mean(List<BigDecimal> clients) {
    return clients.size() == 1
        ? clients.get(0)
        : DecimalRatio.ofMeans(clients, List.of(BigDecimal.ONE), MEAN_DECIMALS);
  }

  /** Whether it is a time that is better when shorter: then a ratio tells who is faster. */
  boolean isDuration() {
    return better == Better.LOWER
        && List.of("ns", "µs", "us", "ms", "s", "min", "h").contains(quantity.unit());
  }
}
