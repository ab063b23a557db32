package org.tenbin.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tenbin.stats.NotComparable.Reason;

/** Looks at one contrast alone: may it be judged, and what do the estimators say? */
final class Examination {
  private Examination() {}

  static Examined of(Contrast contrast, Rules rules) {
    if (contrast instanceof Contrast.OfRuns runs) {
      return ofRuns(runs, rules);
    }
    return ofLevels((Contrast.OfLevels) contrast, rules);
  }

  private static Examined ofRuns(Contrast.OfRuns contrast, Rules rules) {
    Sample candidate = contrast.candidate();
    Sample baseline = contrast.baseline();
    Optional<Reason> reason = whyNot(candidate, baseline, rules.leastRuns());
    if (reason.isPresent()) {
      return new Refused(
          new NotComparable(
              reason.get(),
              candidate.size(),
              baseline.size(),
              candidate.invalidRuns(),
              baseline.invalidRuns(),
              rules.leastRuns(),
              bareRatio(candidate, baseline)));
    }
    double[] a = candidate.toArray();
    double[] b = baseline.toArray();
    WelchRatio welch = WelchRatio.of(a, b, rules.confidence());
    return new Evidence(
        contrast.better(),
        welch.estimate(),
        MannWhitney.test(a, b),
        // Where nothing scatters, nothing is known of what the clock was too coarse to show.
        welch.standardError() == 0 ? Optional.empty() : Optional.of(welch.test()),
        false,
        CliffsDelta.of(a, b),
        a.length,
        b.length,
        margin(rules).map(m -> Equivalence.of(welch, m)));
  }

  private static Optional<Reason> whyNot(Sample candidate, Sample baseline, int needed) {
    if (candidate.isMissing() || baseline.isMissing()) {
      return Optional.of(Reason.SIDE_MISSING);
    }
    boolean enough = candidate.size() >= needed && baseline.size() >= needed;
    if (!enough) {
      boolean enoughMade =
          candidate.size() + candidate.invalidRuns() >= needed
              && baseline.size() + baseline.invalidRuns() >= needed;
      return Optional.of(enoughMade ? Reason.INVALID_RUNS : Reason.TOO_FEW_RUNS);
    }
    return candidate.isPositive() && baseline.isPositive()
        ? Optional.empty()
        : Optional.of(Reason.NOT_POSITIVE);
  }

  private static OptionalDouble bareRatio(Sample candidate, Sample baseline) {
    if (candidate.size() == 0
        || baseline.size() == 0
        || !candidate.isPositive()
        || !baseline.isPositive()) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(
        Summary.of(candidate.toArray()).geometricMean().getAsDouble()
            / Summary.of(baseline.toArray()).geometricMean().getAsDouble());
  }

  private static Examined ofLevels(Contrast.OfLevels contrast, Rules rules) {
    Map<Double, Double> candidate = contrast.candidate();
    Map<Double, Double> baseline = contrast.baseline();
    int needed = leastLevels(rules.level());
    if (candidate.isEmpty() || baseline.isEmpty()) {
      return refusedLevels(Reason.SIDE_MISSING, candidate.size(), baseline.size(), needed);
    }
    List<PairedRatios.Pair> pairs = new ArrayList<>();
    for (Map.Entry<Double, Double> entry : candidate.entrySet()) {
      Double other = baseline.get(entry.getKey());
      if (other == null) {
        continue;
      }
      if (!(entry.getValue() > 0 && other > 0)) {
        return refusedLevels(Reason.NOT_POSITIVE, candidate.size(), baseline.size(), needed);
      }
      pairs.add(new PairedRatios.Pair(entry.getKey(), entry.getValue(), other));
    }
    if (pairs.size() < needed) {
      return refusedLevels(Reason.TOO_FEW_LEVELS, candidate.size(), baseline.size(), needed);
    }
    PairedRatios ratios = PairedRatios.of(pairs, rules.confidence());
    return new Evidence(
        contrast.better(),
        ratios.estimate(),
        ratios.signedRank(),
        Optional.empty(),
        true,
        ratios.dominance(),
        pairs.size(),
        pairs.size(),
        margin(rules).map(m -> Equivalence.of(ratios, m)));
  }

  /** The fewest levels from which the signed rank test alone could reach the level. */
  private static int leastLevels(double level) {
    int pairs = PairedRatios.LEAST_PAIRS;
    while (WilcoxonSignedRank.smallestP(pairs) > level) {
      pairs++;
    }
    return pairs;
  }

  private static Refused refusedLevels(Reason reason, int candidate, int baseline, int needed) {
    return new Refused(
        new NotComparable(reason, candidate, baseline, 0, 0, needed, OptionalDouble.empty()));
  }

  private static Optional<Double> margin(Rules rules) {
    return rules.margin().isPresent()
        ? Optional.of(rules.margin().getAsDouble())
        : Optional.empty();
  }
}
