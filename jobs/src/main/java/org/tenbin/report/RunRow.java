package org.tenbin.report;

import java.util.Map;
import java.util.OptionalDouble;
import org.tenbin.experiment.Cell;
import org.tenbin.summary.Verdict;

/**
 * A run as the report sees it: its row in the table of runs and what was judged of it.
 *
 * @param cell its cell
 * @param run its name
 * @param verdict how far it can be trusted
 * @param reasons why it is not valid, as the table of quality words it; empty for a valid run
 * @param columns text by column of the table of runs
 */
public record RunRow(
    Cell cell, String run, Verdict verdict, String reasons, Map<String, String> columns) {
  public RunRow {
    columns = Map.copyOf(columns);
  }

  /** The number in a column; empty where the run does not have it. */
  public OptionalDouble value(String column) {
    String text = columns.getOrDefault(column, "");
    return text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
  }
}
