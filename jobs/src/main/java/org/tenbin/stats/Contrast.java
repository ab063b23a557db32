package org.tenbin.stats;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tenbin.log.Better;

/** A question that {@link Comparisons} answers: is the candidate different from the baseline? */
public sealed interface Contrast {
  /** Which way the quantity is good. */
  Better better();

  /**
   * Two cells that differ in one factor, several runs each.
   *
   * @param candidate the runs of the level in question
   * @param baseline the runs of the level it is compared with
   * @param better which way the quantity is good
   */
  record OfRuns(Sample candidate, Sample baseline, Better better) implements Contrast {}

  /**
   * Two lines over the levels of a factor, one value a level: the case of one run a cell. Levels
   * that only one side has are left out.
   *
   * @param candidate level to value
   * @param baseline level to value
   * @param better which way the quantity is good
   */
  record OfLevels(Map<Double, Double> candidate, Map<Double, Double> baseline, Better better)
      implements Contrast {

    /** Keeps the lines from change, by level: sums do not depend on the order of a hash. */
    public OfLevels {
      candidate = Collections.unmodifiableMap(new TreeMap<>(candidate));
      baseline = Collections.unmodifiableMap(new TreeMap<>(baseline));
    }
  }
}
