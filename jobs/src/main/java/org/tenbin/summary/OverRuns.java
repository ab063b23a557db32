package org.tenbin.summary;

import java.util.Collection;
import java.util.function.ToDoubleFunction;

/**
 * A quantity over the runs of a cell: runs that do not have it are left out.
 *
 * @param mean arithmetic mean over runs; NaN where no run has the quantity
 * @param deviation sample standard deviation over runs; NaN below two runs
 */
record OverRuns(double mean, double deviation) {
  static OverRuns of(Collection<RunSummary> runs, ToDoubleFunction<RunSummary> quantity) {
    double sum = 0;
    int n = 0;
    for (RunSummary run : runs) {
      double value = quantity.applyAsDouble(run);
      if (Double.isFinite(value)) {
        sum += value;
        n++;
      }
    }
    double mean = sum / n;
    if (n < 2) {
      return new OverRuns(mean, Double.NaN);
    }
    double squares = 0;
    for (RunSummary run : runs) {
      double value = quantity.applyAsDouble(run);
      if (Double.isFinite(value)) {
        squares += (value - mean) * (value - mean);
      }
    }
    return new OverRuns(mean, Math.sqrt(squares / (n - 1)));
  }
}
