package org.tenbin.log.jmh;

import java.math.BigDecimal;
import java.util.List;
import org.tenbin.log.Better;
import org.tenbin.log.measure.Results;

/** How a score of JMH becomes a measurement. */
final class Score {
  private Score() {}

  /** Sets the label: the benchmark with its parameters, which tell benchmarks apart. */
  static void label(Results results, String benchmark, List<String> parameters) {
    results.label(
        parameters.isEmpty() ? benchmark : benchmark + ":" + String.join(",", parameters));
    results.field("benchmark", benchmark);
  }

  /** Adds a score: throughput where the unit is operations a time, else a time. */
  static void add(Results results, String metric, String unit, BigDecimal score) {
    boolean throughput = unit.startsWith("ops/");
    boolean time = unit.endsWith("/op");
    results.add(
        metric, unit, throughput ? Better.HIGHER : time ? Better.LOWER : Better.NEITHER, score);
  }
}
