package org.tenbin.datagen.bench;

import java.nio.file.Path;
import java.util.Locale;
import org.tenbin.datagen.client.Operation;
import org.tenbin.experiment.Cell;

/**
 * One run of the grid.
 *
 * @param cell levels of all factors
 * @param repetition from 1
 */
record RunPlan(Cell cell, int repetition) {
  /** Where its logs go, below the campaign's folder. */
  Path folder() {
    return Path.of(cell.path(), String.format(Locale.ROOT, "run=%02d", repetition));
  }

  Operation operation() {
    return Operation.of(level(GridFactors.OPERATION));
  }

  int clients() {
    return Integer.parseInt(level(GridFactors.PARALLELISM));
  }

  /** Whether clients keep their connection; the factor's level goes before the default. */
  boolean keepAlive(boolean otherwise) {
    return cell.level(GridFactors.CONNECTION)
        .map(level -> level.equals(GridFactors.KEEP_ALIVE))
        .orElse(otherwise);
  }

  private String level(String factor) {
    return cell.level(factor).orElseThrow();
  }

  /** For people: the cell's levels in order. */
  String title() {
    StringBuilder title = new StringBuilder();
    cell.levels().forEach(level -> title.append(level.value()).append(' '));
    return title.append("run ").append(repetition).toString();
  }
}
