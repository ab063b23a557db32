package org.tenbin.report;

import java.math.BigDecimal;
import org.tenbin.experiment.Cell;
import org.tenbin.summary.Verdict;

/**
 * One value of a quantity: what a run came to, or what a tool measured.
 *
 * @param cell its cell
 * @param run name of its run
 * @param verdict how far the run can be trusted
 * @param value as the table has it
 */
record Observation(Cell cell, String run, Verdict verdict, BigDecimal value) {
  double number() {
    return value.doubleValue();
  }
}
