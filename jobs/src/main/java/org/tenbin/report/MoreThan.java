package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Difference;
import org.tenbin.stats.Holm;
import org.tenbin.stats.Interval;
import org.tenbin.stats.PairedRatios;
import org.tenbin.stats.Rules;

/** Whether the first level exceeds the second by more than a declared amount. */
final class MoreThan {
  private final Question question;
  private final Observations observations;
  private final List<QuestionCase> cases;
  private final Words words;

  MoreThan(Question question, Observations observations, List<QuestionCase> cases, Words words) {
    this.question = question;
    this.observations = observations;
    this.cases = cases;
    this.words = words;
  }

  /** Head of the column of differences; empty where no amount is asked about. */
  Optional<String> head() {
    return question.moreThan() == null
        ? Optional.empty()
        : Optional.of(words.text("more.head", observations.quantity().unit()));
  }

  /** The difference of one comparison with its interval. */
  String cell(QuestionCase one) {
    return difference(one).map(d -> Shown.number(d.mean()) + " " + bounds(d.interval())).orElse("");
  }

  private static String bounds(Interval interval) {
    return "[" + Shown.number(interval.lower()) + ", " + Shown.number(interval.upper()) + "]";
  }

  /**
   * How many comparisons show more than the amount, less, or neither, corrected over all of them;
   * empty where none can tell.
   */
  Optional<String> sentence(String candidate, String baseline) {
    List<Difference> known = question.moreThan() == null ? List.of() : known();
    if (known.isEmpty()) {
      return Optional.empty();
    }
    double amount = question.moreThan().doubleValue();
    double[] adjusted = Holm.adjust(known.stream().mapToDouble(d -> d.pValue(amount)).toArray());
    int more = 0;
    int less = 0;
    for (int i = 0; i < adjusted.length; i++) {
      boolean shown = adjusted[i] <= Rules.STANDARD.level();
      more += shown && known.get(i).mean() > amount ? 1 : 0;
      less += shown && known.get(i).mean() < amount ? 1 : 0;
    }
    String asked = question.moreThan().toPlainString() + " " + observations.quantity().unit();
    List<String> counts = new ArrayList<>();
    count(counts, "more.more", more, asked);
    count(counts, "more.less", less, asked);
    count(counts, "more.open", known.size() - more - less, asked);
    count(counts, "more.few", cases.size() - known.size(), asked);
    return Optional.of(
        words.text(
            "more.sentence",
            candidate,
            range(known),
            baseline,
            Words.capital(String.join(words.text("count.separator"), counts)),
            known.size()));
  }

  private void count(List<String> counts, String key, int count, String asked) {
    if (count > 0) {
      counts.add(words.text(key, asked, count, cases.size()));
    }
  }

  private List<Difference> known() {
    return cases.stream().flatMap(c -> difference(c).stream()).toList();
  }

  private String range(List<Difference> known) {
    String least = Shown.number(known.stream().mapToDouble(Difference::mean).min().getAsDouble());
    String most = Shown.number(known.stream().mapToDouble(Difference::mean).max().getAsDouble());
    String unit = observations.quantity().unit();
    return (least.equals(most) ? least : words.text("finding.range", least, most)) + " " + unit;
  }

  private Optional<Difference> difference(QuestionCase one) {
    if (question.over() == null) {
      double[] first = one.candidate().numbers();
      double[] second = one.baseline().numbers();
      return first.length < 2 || second.length < 2
          ? Optional.empty()
          : Optional.of(Difference.ofRuns(first, second, Interval.DEFAULT_CONFIDENCE));
    }
    Map<Double, Double> first = one.candidate().line();
    Map<Double, Double> second = one.baseline().line();
    Set<Double> common = new TreeSet<>(first.keySet());
    common.retainAll(second.keySet());
    return common.size() < PairedRatios.LEAST_PAIRS
        ? Optional.empty()
        : Optional.of(Difference.ofLevels(first, second, Interval.DEFAULT_CONFIDENCE));
  }
}
