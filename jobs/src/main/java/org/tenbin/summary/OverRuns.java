package org.tenbin.summary;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A quantity over the runs of a cell: runs that do not have it are left out.
 *
 * @param mean arithmetic mean over runs; NaN where no run has the quantity
 * @param deviation sample standard deviation over runs; NaN below two runs
 */
record OverRuns(double mean, double deviation) {
  static OverRuns of(List<RunSummary> runs, ToDoubleFunction<RunSummary> quantity) {
    double[] values = runs.stream().mapToDouble(quantity).filter(Double::isFinite).toArray();
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return new OverRuns(
        mean, values.length < 2 ? Double.NaN : Math.sqrt(squares / (values.length - 1)));
  }
}
