package org.tenbin.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tenbin.chart.RatioChart;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Comparison;
import org.tenbin.stats.Comparisons;
import org.tenbin.stats.Contrast;
import org.tenbin.stats.Rules;

/** Answers the questions of an experiment. Invalid runs are left out and counted. */
final class Findings {
  private final Campaign campaign;
  private final Words words;
  private final Rules rules;

  Findings(Campaign campaign, Words words) {
    this.campaign = campaign;
    this.words = words;
    var margin = campaign.experiment().expect().marginRatio();
    rules = margin == null ? Rules.STANDARD : Rules.STANDARD.withMargin(margin.doubleValue());
  }

  List<Finding> all() {
    Map<Question, List<AskedCase>> cases = new LinkedHashMap<>();
    Map<Question, Observations> observations = new LinkedHashMap<>();
    Map<String, List<Question>> families = new LinkedHashMap<>();
    for (Question question : campaign.experiment().questions()) {
      Observations values = Observations.of(campaign, question.y(), words);
      observations.put(question, values);
      cases.put(question, asked(question, values));
      families.computeIfAbsent(question.familyName(), f -> new ArrayList<>()).add(question);
    }
    Map<Question, List<Comparison>> answers = new LinkedHashMap<>();
    for (List<Question> family : families.values()) {
      List<Question> ratios = family.stream().filter(Findings::asksForRatio).toList();
      List<Contrast> contrasts =
          ratios.stream()
              .flatMap(
                  q -> cases.get(q).stream().map(c -> c.asked().contrast(q, observations.get(q))))
              .toList();
      List<Comparison> compared = Comparisons.compare(contrasts, rules);
      int from = 0;
      for (Question question : ratios) {
        int to = from + cases.get(question).size();
        answers.put(question, compared.subList(from, to));
        from = to;
      }
    }
    List<Finding> findings = new ArrayList<>();
    cases.forEach(
        (question, compared) -> {
          Observations values = observations.get(question);
          List<QuestionCase> asked = compared.stream().map(AskedCase::asked).toList();
          if (question.isJitter()) {
            findings.add(new JitterAnswer(campaign, question, values, asked, words).finding());
          } else if (question.moreThan() != null) {
            findings.add(new MoreThan(campaign, question, values, compared, words).finding());
          } else {
            List<Comparison> own = answers.get(question);
            findings.add(
                new RatioAnswer(campaign, question, values, compared, own, rules, words).finding());
          }
        });
    return findings;
  }

  private static boolean asksForRatio(Question question) {
    return !question.isJitter() && question.moreThan() == null;
  }

  /** The comparisons of a question alone, as a chart. */
  RatioChart chart(Question question) {
    Observations values = Observations.of(campaign, question.y(), words);
    List<AskedCase> cases = asked(question, values);
    List<Contrast> contrasts =
        cases.stream().map(one -> one.asked().contrast(question, values)).toList();
    return new RatioAnswer(
            campaign, question, values, cases, Comparisons.compare(contrasts, rules), rules, words)
        .chart();
  }

  private List<AskedCase> asked(Question question, Observations observations) {
    return QuestionCase.of(campaign, question, observations).stream()
        .map(one -> AskedCase.of(one, Collapsed.in(one, question, observations, campaign)))
        .toList();
  }
}
