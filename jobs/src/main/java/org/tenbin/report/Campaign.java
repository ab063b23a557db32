package org.tenbin.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Level;
import org.tenbin.summary.SummaryInfo;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableReader;
import org.tenbin.summary.Verdict;

/**
 * All that a report is made of: the experiment and the tables of its summary.
 *
 * @param experiment the experiment; one that only names the factors where the user gave none
 * @param factors the factors of the cells, in order, with their labels
 * @param runs all runs, with their verdicts
 * @param cells rows of the table of cells
 * @param tables rows of the other tables
 * @param commands the commands that made the summary, as typed
 * @param exclusion which runs figures and conclusions leave out
 */
public record Campaign(
    Experiment experiment,
    List<Factor> factors,
    List<RunRow> runs,
    List<Map<String, String>> cells,
    Map<Table, List<Map<String, String>>> tables,
    List<String> commands,
    Exclusion exclusion) {

  public Campaign {
    factors = List.copyOf(factors);
    runs = List.copyOf(runs);
    cells = List.copyOf(cells);
    tables = Map.copyOf(tables);
    commands = List.copyOf(commands);
  }

  /** A campaign of which it is not known how its summary was made. */
  public Campaign(
      Experiment experiment,
      List<Factor> factors,
      List<RunRow> runs,
      List<Map<String, String>> cells,
      Map<Table, List<Map<String, String>>> tables) {
    this(experiment, factors, runs, cells, tables, List.of(), Exclusion.INVALID);
  }

  /**
   * Reads a summary.
   *
   * @param experiment the experiment, or <code>null</code>
   * @throws IOException where the directory is no finished summary
   */
  public static Campaign read(Path summary, Experiment experiment, Configuration conf)
      throws IOException {
    SummaryInfo info = SummaryInfo.read(summary, conf);
    Experiment told =
        experiment == null
            ? unnamed(
                InputFiles.of(TableReader.rows(summary, Table.INPUTS, conf))
                    .title()
                    .orElse(summary.getName()),
                info)
            : experiment;
    List<Factor> factors =
        info.factors().stream().map(f -> told.factor(f.name()).orElse(f)).toList();
    Map<Table, List<Map<String, String>>> tables = new HashMap<>();
    for (Table table :
        List.of(
            Table.INPUTS,
            Table.MEASUREMENTS,
            Table.PERCENTILES,
            Table.TIMELINE,
            Table.EVENTS,
            Table.HOSTS,
            Table.REJECTS)) {
      tables.put(table, TableReader.rows(summary, table, conf));
    }
    return new Campaign(
        told,
        factors,
        runs(summary, info, conf),
        TableReader.rows(summary, Table.CELLS, conf),
        tables,
        info.commands(),
        Exclusion.INVALID);
  }

  /** The same, with other runs left out of figures and conclusions. */
  public Campaign leavingOut(Exclusion others) {
    return new Campaign(experiment, factors, runs, cells, tables, commands, others);
  }

  private static Experiment unnamed(String name, SummaryInfo info) {
    return new Experiment(
        name.isBlank() ? "summary" : name,
        null,
        null,
        info.factors(),
        null,
        null,
        null,
        null,
        null,
        null);
  }

  private static List<RunRow> runs(Path summary, SummaryInfo info, Configuration conf)
      throws IOException {
    Map<List<String>, Map<String, String>> judged = new HashMap<>();
    TableReader.forEach(summary, Table.QUALITY, conf, row -> judged.put(identity(row, info), row));
    List<RunRow> runs = new ArrayList<>();
    TableReader.forEach(
        summary,
        Table.RUNS,
        conf,
        row -> {
          Map<String, String> quality = judged.get(identity(row, info));
          Verdict verdict = Verdict.VALID;
          String reasons = "";
          if (quality != null) {
            verdict = Verdict.ofWord(quality.get("verdict"));
            reasons = quality.get("reasons");
          }
          runs.add(
              new RunRow(cell(row, info.factorNames()), row.get("run"), verdict, reasons, row));
        });
    return runs;
  }

  private static List<String> identity(Map<String, String> row, SummaryInfo info) {
    return Stream.concat(info.factorNames().stream().map(row::get), Stream.of(row.get("run")))
        .toList();
  }

  /** The cell of a row that begins with the levels of factors. */
  static Cell cell(Map<String, String> row, List<String> factors) {
    return new Cell(
        factors.stream()
            .map(f -> new Level(f, row.get(f).isEmpty() ? Level.MISSING : row.get(f)))
            .toList());
  }

  /** Rows of a table that has no type of its own; empty where the summary has none. */
  public List<Map<String, String>> rows(Table table) {
    return tables.getOrDefault(table, List.of());
  }

  /** All cells of which there are requests or measurements. */
  Set<Cell> measuredCells() {
    List<String> names = factors.stream().map(Factor::name).toList();
    Set<Cell> found = new LinkedHashSet<>();
    cells.forEach(row -> found.add(cell(row, names)));
    rows(Table.MEASUREMENTS).forEach(row -> found.add(cell(row, names)));
    return found;
  }

  /** The levels of a factor that occur, declared ones first and in their order. */
  public List<String> levels(String factor) {
    Set<String> seen = new LinkedHashSet<>();
    for (Map<String, String> cell : cells) {
      seen.add(cell.get(factor));
    }
    for (Map<String, String> measurement : rows(Table.MEASUREMENTS)) {
      seen.add(measurement.get(factor));
    }
    seen.removeIf(level -> level == null || level.isEmpty());
    Set<String> ordered = new LinkedHashSet<>();
    factor(factor).levelList().stream().filter(seen::contains).forEach(ordered::add);
    seen.stream().sorted(Level::compareValues).forEach(ordered::add);
    return List.copyOf(ordered);
  }

  /** Compares cells by the order of the levels of their factors. */
  int order(Cell a, Cell b) {
    for (Level level : a.levels()) {
      List<String> levels = levels(level.factor());
      int order =
          Integer.compare(
              levels.indexOf(level.value()),
              levels.indexOf(b.level(level.factor()).orElse(Level.MISSING)));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** The factor of that name, with its labels. */
  public Factor factor(String name) {
    return factors.stream()
        .filter(f -> f.name().equals(name))
        .findFirst()
        .orElseGet(() -> Factor.undeclared(name));
  }

  /** How far a run can be trusted; one that nothing is known of is valid. */
  Verdict verdict(Cell cell, String run) {
    return runs.stream()
        .filter(row -> row.run().equals(run) && row.cell().equals(cell))
        .map(RunRow::verdict)
        .findFirst()
        .orElse(Verdict.VALID);
  }

  /** Whether figures and conclusions leave a run out. */
  boolean leavesOut(Cell cell, String run) {
    return exclusion.leavesOut(verdict(cell, run));
  }

  /** How many runs figures and conclusions leave out. */
  long leftOut() {
    return runs.stream().filter(run -> exclusion.leavesOut(run.verdict())).count();
  }

  /** Whether any row of the cells comes from simulated requests. */
  public boolean isSimulated() {
    return cells.stream().anyMatch(row -> !row.get(Table.ORIGIN).equals("measured"));
  }
}
