package org.tenbin.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Level;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Contrast;
import org.tenbin.stats.Sample;
import org.tenbin.stats.Summary;

/**
 * One comparison of a question: its two levels at equal other factors.
 *
 * @param at the levels that both sides share
 * @param candidate the first level's side
 * @param baseline the second level's side
 */
record QuestionCase(Cell at, Side candidate, Side baseline) {

  /** The values of one side, by the level over which pairs are formed; all under 0 without one. */
  static final class Side {
    private final TreeMap<Double, List<Observation>> byLevel = new TreeMap<>();
    private final TreeMap<Double, Integer> invalid = new TreeMap<>();

    private void add(Observation observation, double level) {
      if (observation.leftOut()) {
        invalid.merge(level, 1, Integer::sum);
      } else {
        byLevel.computeIfAbsent(level, l -> new ArrayList<>()).add(observation);
      }
    }

    private Side without(Set<Double> levels) {
      Side rest = new Side();
      rest.byLevel.putAll(byLevel);
      rest.invalid.putAll(invalid);
      rest.byLevel.keySet().removeAll(levels);
      rest.invalid.keySet().removeAll(levels);
      return rest;
    }

    /** How many values were left out as invalid. */
    int leftOut() {
      return invalid.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** All levels of which there is a run, valid or not. */
    Set<Double> levels() {
      Set<Double> all = new TreeSet<>(byLevel.keySet());
      all.addAll(invalid.keySet());
      return all;
    }

    /** The runs at one level. */
    Sample sampleAt(double level) {
      List<Double> values =
          byLevel.getOrDefault(level, List.of()).stream().map(Observation::number).toList();
      return new Sample(values, invalid.getOrDefault(level, 0));
    }

    List<BigDecimal> values() {
      return byLevel.values().stream().flatMap(List::stream).map(Observation::value).toList();
    }

    double[] numbers() {
      return values().stream().mapToDouble(BigDecimal::doubleValue).toArray();
    }

    /** The mean of the runs at each level. */
    Map<Double, Double> line() {
      Map<Double, Double> line = new TreeMap<>();
      byLevel.forEach(
          (level, runs) ->
              line.put(
                  level,
                  Summary.of(runs.stream().mapToDouble(Observation::number).toArray()).mean()));
      return line;
    }

    private Sample sample() {
      List<Double> values = values().stream().map(BigDecimal::doubleValue).toList();
      return new Sample(values, leftOut());
    }
  }

  /** The comparisons of a question, in the order of the levels of the factors. */
  static List<QuestionCase> of(Campaign campaign, Question question, Observations observations) {
    Map<Cell, QuestionCase> cases = new LinkedHashMap<>();
    for (Observation observation : observations.all()) {
      Cell cell = observation.cell();
      String level = cell.level(question.factor()).orElse(Level.MISSING);
      boolean candidate = Level.compareValues(level, question.levels().get(0)) == 0;
      boolean baseline = Level.compareValues(level, question.levels().get(1)) == 0;
      OptionalDouble over =
          question.over() == null
              ? OptionalDouble.of(0)
              : FigureData.number(cell.level(question.over()).orElse(""));
      if ((!candidate && !baseline) || over.isEmpty() || !cell.hasAll(question.where())) {
        continue;
      }
      Cell at = cell.without(question.factor());
      at = question.over() == null ? at : at.without(question.over());
      for (String fixed : question.where().keySet()) {
        at = at.without(fixed);
      }
      QuestionCase found =
          cases.computeIfAbsent(at, key -> new QuestionCase(key, new Side(), new Side()));
      (candidate ? found.candidate : found.baseline).add(observation, over.getAsDouble());
    }
    return cases.values().stream()
        .sorted(Comparator.comparing(QuestionCase::at, campaign::order))
        .toList();
  }

  /** The same comparison without some of the levels over which pairs are formed. */
  QuestionCase without(Set<Double> levels) {
    return levels.isEmpty()
        ? this
        : new QuestionCase(at, candidate.without(levels), baseline.without(levels));
  }

  /** What the statistics are asked. */
  Contrast contrast(Question question, Observations observations) {
    return question.over() == null
        ? new Contrast.OfRuns(candidate.sample(), baseline.sample(), observations.better())
        : new Contrast.OfLevels(candidate.line(), baseline.line(), observations.better());
  }

  /** The levels that both sides share, as a reader sees them; empty where they share none. */
  String label(Campaign campaign, Words words) {
    return at.levels().stream()
        .map(l -> campaign.factor(l.factor()).levelLabel(l.value(), words.language()))
        .collect(Collectors.joining(words.text("list.separator")));
  }

  /** The same for a sentence and the row of a chart: a bare number stands behind its factor. */
  String rowLabel(Campaign campaign, Words words) {
    return at.levels().stream()
        .map(l -> FigureData.named(campaign.factor(l.factor()), l.value(), words))
        .collect(Collectors.joining(words.text("list.separator")));
  }

  int leftOut() {
    return candidate.leftOut() + baseline.leftOut();
  }
}
