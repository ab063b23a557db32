package org.tenbin.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Interval;
import org.tenbin.stats.PairedRatios;
import org.tenbin.stats.RatioEstimate;
import org.tenbin.stats.scaling.Collapse;
import org.tenbin.stats.scaling.ScalingCurve;
import org.tenbin.stats.scaling.ScalingPoint;

/**
 * The levels at which a side of a comparison collapsed. They are another regime, and would decide a
 * comparison over all levels alone, so the comparison leaves them out and the report says what they
 * are. Looked for only where the experiment itself draws the quantity over that factor as a scaling
 * curve: the time of a fixed amount of work, or a throughput.
 *
 * @param candidate those of the first level's side
 * @param baseline those of the second level's side
 * @param whole the comparison with these levels, without a test; empty below four levels
 */
record Collapsed(List<Collapse> candidate, List<Collapse> baseline, Optional<RatioEstimate> whole) {
  private static final Collapsed NONE = new Collapsed(List.of(), List.of(), Optional.empty());

  Collapsed {
    candidate = List.copyOf(candidate);
    baseline = List.copyOf(baseline);
  }

  static Collapsed in(
      QuestionCase one, Question question, Observations observations, Campaign campaign) {
    boolean scaling =
        campaign.experiment().figures().stream()
            .anyMatch(
                figure ->
                    figure.kind().equals("scaling")
                        && question.y().equals(figure.y())
                        && question.over() != null
                        && question.over().equals(figure.x()));
    if (!scaling) {
      return NONE;
    }
    Map<Double, Double> first = one.candidate().line();
    Map<Double, Double> second = one.baseline().line();
    List<Collapse> ofFirst = collapses(first, observations.isDuration());
    List<Collapse> ofSecond = collapses(second, observations.isDuration());
    return ofFirst.isEmpty() && ofSecond.isEmpty()
        ? NONE
        : new Collapsed(ofFirst, ofSecond, ratio(first, second));
  }

  private static List<Collapse> collapses(Map<Double, Double> line, boolean duration) {
    List<ScalingPoint> points =
        line.entrySet().stream()
            .filter(level -> level.getKey() >= 1 && level.getValue() > 0)
            .map(
                level ->
                    duration
                        ? ScalingPoint.ofElapsed(level.getKey(), level.getValue())
                        : new ScalingPoint(level.getKey(), level.getValue()))
            .toList();
    return points.isEmpty() ? List.of() : ScalingCurve.of(points).collapses();
  }

  private static Optional<RatioEstimate> ratio(
      Map<Double, Double> first, Map<Double, Double> second) {
    Map<Double, Double> common = new TreeMap<>(first);
    common.keySet().retainAll(second.keySet());
    List<PairedRatios.Pair> pairs =
        common.entrySet().stream()
            .filter(level -> level.getValue() > 0 && second.get(level.getKey()) > 0)
            .map(
                level ->
                    new PairedRatios.Pair(
                        level.getKey(), level.getValue(), second.get(level.getKey())))
            .toList();
    return pairs.size() < PairedRatios.LEAST_PAIRS
        ? Optional.empty()
        : Optional.of(PairedRatios.of(pairs, Interval.DEFAULT_CONFIDENCE).estimate());
  }

  /** All collapsed levels. */
  Set<Double> levels() {
    Set<Double> levels = new TreeSet<>();
    candidate.forEach(c -> levels.add(c.parallelism()));
    baseline.forEach(c -> levels.add(c.parallelism()));
    return levels;
  }
}
