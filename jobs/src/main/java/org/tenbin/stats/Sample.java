package org.tenbin.stats;

import java.util.Arrays;
import java.util.List;

/**
 * One side of a comparison: the values of the runs that may be used, and how many were left out.
 *
 * @param runs one finite value a valid run
 * @param invalidRuns how many more were made but are no valid measurements
 */
public record Sample(List<Double> runs, int invalidRuns) {
  /** Checks the numbers and keeps them from change. */
  public Sample {
    runs = List.copyOf(runs);
    runs.forEach(value -> Values.requireFinite(value, "value of a run"));
    if (invalidRuns < 0) {
      throw new IllegalArgumentException("Negative number of invalid runs: " + invalidRuns);
    }
  }

  /** A sample of valid runs only; without arguments a missing side. */
  public static Sample of(double... runs) {
    return new Sample(Arrays.stream(runs).boxed().toList(), 0);
  }

  /** The same sample with so many runs left out as invalid. */
  public Sample withInvalidRuns(int count) {
    return new Sample(runs, count);
  }

  int size() {
    return runs.size();
  }

  boolean isMissing() {
    return runs.isEmpty() && invalidRuns == 0;
  }

  boolean isPositive() {
    return runs.stream().allMatch(value -> value > 0);
  }

  double[] toArray() {
    return runs.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
