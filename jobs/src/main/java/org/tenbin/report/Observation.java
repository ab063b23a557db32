package org.tenbin.report;

import java.math.BigDecimal;
import org.tenbin.experiment.Cell;

/**
 * One value of a quantity: what a run came to, or what a tool measured.
 *
 * @param cell its cell
 * @param run name of its run
 * @param leftOut whether figures and conclusions leave its run out
 * @param value as the table has it
 */
record Observation(Cell cell, String run, boolean leftOut, BigDecimal value) {
  double number() {
    return value.doubleValue();
  }
}
