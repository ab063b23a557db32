package org.tenbin.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.Question;
import org.tenbin.stats.scaling.Collapse;

/**
 * Says which levels a comparison leaves out as collapsed, what they are, and what they would
 * change.
 */
final class CollapseWords {
  private final Observations observations;
  private final RatioWords ratios;
  private final Words words;
  private final Factor over;

  CollapseWords(
      Campaign campaign,
      Question question,
      Observations observations,
      RatioWords ratios,
      Words words) {
    this.observations = observations;
    this.ratios = ratios;
    this.words = words;
    over = question.over() == null ? Factor.undeclared("") : campaign.factor(question.over());
  }

  /**
   * The sentences of one comparison.
   *
   * @param at what the sentences begin with
   * @param whole the comparison with all levels
   */
  List<String> sentences(String at, QuestionCase whole, Collapsed collapsed) {
    List<String> sentences = new ArrayList<>();
    collapsed.candidate().forEach(c -> sentences.add(at + collapse(ratios.candidate(), c, whole)));
    collapsed.baseline().forEach(c -> sentences.add(at + collapse(ratios.baseline(), c, whole)));
    if (!sentences.isEmpty()) {
      collapsed
          .whole()
          .ifPresent(
              ratio ->
                  sentences.add(
                      at + words.text("collapse.whole", ratios.claim(ratios.ratio(ratio), ""))));
    }
    return sentences;
  }

  private String collapse(String side, Collapse collapse, QuestionCase whole) {
    Map<Double, Double> first = whole.candidate().line();
    Map<Double, Double> second = whole.baseline().line();
    double level = collapse.parallelism();
    String values =
        first.containsKey(level) && second.containsKey(level)
            ? words.text(
                "finding.values",
                Shown.measured(first.get(level)),
                Shown.measured(second.get(level)),
                observations.quantity().unit())
            : "";
    return words.text(
        "collapse.level",
        side,
        Shown.level(over, level, words),
        Shown.fixed(100 * collapse.kept(), 1),
        Shown.plain(collapse.lastSound()),
        Shown.fixed(100 * collapse.allowed(), 1),
        values);
  }
}
