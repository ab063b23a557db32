package org.tenbin.stats;

import java.util.Comparator;
import java.util.List;

/**
 * Two lines over the levels of a factor, compared level by level: the case of one run a cell, as in
 * a figure over the number of client nodes. What varies with the level cancels in each ratio. The
 * ratio of the whole is the geometric mean; its interval allows for neighbouring levels that
 * resemble each other (see {@link BlockBootstrap}); Wilcoxon's signed rank test says whether the
 * ratios lie about 1.
 *
 * @param pairs sorted by level
 * @param estimate geometric mean of the ratios and its interval
 * @param degreesOfFreedom of the interval
 * @param standardError of the logarithm of the geometric mean
 * @param blockLength how many neighbouring levels the bootstrap kept together
 * @param signedRank of the logarithms of the ratios
 */
public record PairedRatios(
    List<Pair> pairs,
    RatioEstimate estimate,
    double degreesOfFreedom,
    double standardError,
    int blockLength,
    TestResult signedRank) {
  /** The fewest levels from which an interval is formed. */
  public static final int LEAST_PAIRS = 4;

  /**
   * One level that both sides have.
   *
   * @param level such as the number of client nodes
   * @param candidate positive
   * @param baseline positive
   */
  public record Pair(double level, double candidate, double baseline) {
    /** Checks that a ratio can be formed. */
    public Pair {
      Values.requireFinite(level, "level");
      Values.requirePositive(candidate, "value of a ratio");
      Values.requirePositive(baseline, "value of a ratio");
    }

    /** Candidate over baseline at this level. */
    public double ratio() {
      return candidate / baseline;
    }

    private double logRatio() {
      return Math.log(candidate) - Math.log(baseline);
    }
  }

  /** Keeps the pairs from change. */
  public PairedRatios {
    pairs = List.copyOf(pairs);
  }

  /**
   * Compares pairs.
   *
   * @param pairs at least {@value #LEAST_PAIRS}, in any order
   * @param confidence of the interval, such as 0.95
   */
  public static PairedRatios of(List<Pair> pairs, double confidence) {
    if (pairs.size() < LEAST_PAIRS) {
      throw new IllegalArgumentException(
          "At least " + LEAST_PAIRS + " levels are needed, found " + pairs.size());
    }
    List<Pair> sorted =
        pairs.stream()
            .sorted(
                Comparator.comparingDouble(Pair::level)
                    .thenComparingDouble(Pair::candidate)
                    .thenComparingDouble(Pair::baseline))
            .toList();
    double[] logs = sorted.stream().mapToDouble(Pair::logRatio).toArray();
    BlockBootstrap bootstrap = BlockBootstrap.of(logs);

    return new PairedRatios(
        sorted,
        RatioEstimate.ofLog(bootstrap.mean(), bootstrap.halfWidth(confidence), confidence),
        bootstrap.degreesOfFreedom(),
        bootstrap.standardError(),
        bootstrap.blockLength(),
        WilcoxonSignedRank.test(logs));
  }

  /** The share of levels at which the candidate is larger, less that at which it is smaller. */
  public double dominance() {
    return CliffsDelta.ofPairs(pairs.stream().mapToDouble(Pair::logRatio).toArray());
  }
}
