package org.tenbin.stats;

import java.util.Map;
import java.util.TreeMap;

/**
 * How much more the candidate is than the baseline, in the unit of the quantity: the answer to "is
 * it more than ten seconds longer?", which a ratio cannot give. It is more, if the whole interval
 * is; {@link #pValue} is what a family of such questions is corrected by.
 *
 * @param mean candidate less baseline, arithmetic means
 * @param interval of that difference
 * @param standardError of that difference
 * @param degreesOfFreedom of its t distribution; infinite when nothing scatters
 * @param candidateRuns runs, or pairs of levels
 * @param baselineRuns runs, or pairs of levels
 */
public record Difference(
    double mean,
    Interval interval,
    double standardError,
    double degreesOfFreedom,
    int candidateRuns,
    int baselineRuns) {

  /**
   * The difference of two samples of runs by Welch's t statistic (Biometrika 34, 1947).
   *
   * @param candidate one finite value a run, at least two
   * @param baseline one finite value a run, at least two
   * @param confidence of the interval, such as 0.95
   */
  public static Difference ofRuns(double[] candidate, double[] baseline, double confidence) {
    Welch welch = Welch.ofSorted(Values.sorted(candidate), Values.sorted(baseline));
    return of(
        welch.difference(),
        welch.halfWidth(confidence),
        welch.standardError(),
        welch.degreesOfFreedom(),
        confidence,
        candidate.length,
        baseline.length);
  }

  /**
   * The mean difference of two lines over the levels that both have, one value a level; its
   * interval allows for neighbouring levels that resemble each other (see {@link PairedRatios}).
   *
   * @param candidate level to value
   * @param baseline level to value; at least {@value PairedRatios#LEAST_PAIRS} levels in common
   * @param confidence of the interval, such as 0.95
   */
  public static Difference ofLevels(
      Map<Double, Double> candidate, Map<Double, Double> baseline, double confidence) {
    TreeMap<Double, Double> common = new TreeMap<>(candidate);
    common.keySet().retainAll(baseline.keySet());
    double[] differences =
        common.entrySet().stream()
            .mapToDouble(level -> level.getValue() - baseline.get(level.getKey()))
            .toArray();
    BlockBootstrap bootstrap = BlockBootstrap.of(differences);
    int pairs = differences.length;
    return of(
        bootstrap.mean(),
        bootstrap.halfWidth(confidence),
        bootstrap.standardError(),
        bootstrap.degreesOfFreedom(),
        confidence,
        pairs,
        pairs);
  }

  /**
   * The two-sided p-value of the difference being so much: small where it is more or where it is
   * less, and {@link #mean} says which.
   */
  public double pValue(double amount) {
    double distance = mean - amount;
    if (standardError == 0) {
      return distance == 0 ? 1 : 0;
    }
    return Values.studentTwoSided(distance / standardError, degreesOfFreedom);
  }

  private static Difference of(
      double mean,
      double half,
      double standardError,
      double degreesOfFreedom,
      double confidence,
      int candidateRuns,
      int baselineRuns) {
    return new Difference(
        mean,
        new Interval(mean - half, mean + half, confidence),
        standardError,
        degreesOfFreedom,
        candidateRuns,
        baselineRuns);
  }
}
