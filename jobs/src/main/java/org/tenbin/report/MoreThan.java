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
  private final Campaign campaign;
  private final Question question;
  private final Observations observations;
  private final List<AskedCase> cases;
  private final Words words;
  private final double amount;
  private final String asked;
  private final List<Judged> judged = new ArrayList<>();

  /** One comparison that has values enough. */
  private record Judged(QuestionCase of, Difference difference, double p, double adjusted) {
    String verdict(double amount) {
      if (adjusted > Rules.STANDARD.level()) {
        return "open";
      }
      return difference.mean() > amount ? "more" : "less";
    }
  }

  MoreThan(
      Campaign campaign,
      Question question,
      Observations observations,
      List<AskedCase> cases,
      Words words) {
    this.campaign = campaign;
    this.question = question;
    this.observations = observations;
    this.cases = cases;
    this.words = words;
    amount = question.moreThan().doubleValue();
    asked = (question.moreThan().toPlainString() + " " + observations.quantity().unit()).strip();
    List<QuestionCase> of = new ArrayList<>();
    List<Difference> differences = new ArrayList<>();
    for (AskedCase one : cases) {
      difference(one.asked())
          .ifPresent(
              found -> {
                of.add(one.asked());
                differences.add(found);
              });
    }
    double[] p = differences.stream().mapToDouble(d -> d.pValue(amount)).toArray();
    double[] adjusted = Holm.adjust(p);
    for (int i = 0; i < p.length; i++) {
      judged.add(new Judged(of.get(i), differences.get(i), p[i], adjusted[i]));
    }
  }

  /** The answer: about the difference in its unit, and never about the ratio. */
  Finding finding() {
    RatioWords ratios = new RatioWords(campaign, question, observations, words);
    List<String> sentences = new ArrayList<>();
    sentences.add(
        cases.isEmpty()
            ? words.text("finding.no.data")
            : sentence(ratios.candidate(), ratios.baseline()));
    CollapseWords collapse = new CollapseWords(campaign, question, observations, ratios, words);
    for (AskedCase one : cases) {
      String label = one.whole().label(campaign, words);
      String at = label.isEmpty() ? "" : words.text("finding.at", label);
      sentences.addAll(collapse.sentences(at, one.whole(), one.collapsed()));
    }
    List<QuestionCase> compared = cases.stream().map(AskedCase::asked).toList();
    sentences.addAll(Caveats.of(campaign, question, observations, compared, words));
    String text =
        question.text() == null
            ? words.text(
                "finding.question",
                ratios.candidate(),
                ratios.baseline(),
                observations.quantity().label())
            : question.text().in(words.language());
    List<FindingTable> tables =
        judged.isEmpty() ? List.of() : List.of(new FindingTable(text, head(), 1, rows()));
    return new Finding(text, sentences, tables, Optional.empty());
  }

  private List<String> head() {
    return List.of(
        words.text("finding.head.at"),
        words.text("more.head", observations.quantity().unit()),
        "n",
        "p",
        "p*",
        words.text("report.verdict"));
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    for (AskedCase one : cases) {
      String label = one.asked().label(campaign, words);
      rows.add(
          judged.stream()
              .filter(j -> j.of().equals(one.asked()))
              .findFirst()
              .map(j -> row(label, j))
              .orElseGet(() -> List.of(label, "", "", "", "", words.text("more.verdict.few"))));
    }
    return rows;
  }

  private List<String> row(String label, Judged one) {
    Difference found = one.difference();
    String sizes =
        found.candidateRuns() == found.baselineRuns()
            ? Integer.toString(found.candidateRuns())
            : found.candidateRuns() + " / " + found.baselineRuns();
    String verdict = words.text("more.verdict." + one.verdict(amount), asked);
    return List.of(
        label,
        Shown.number(found.mean()) + " " + bounds(found.interval()),
        sizes,
        Shown.p(one.p()),
        Shown.p(one.adjusted()),
        verdict);
  }

  private static String bounds(Interval interval) {
    return "[" + Shown.number(interval.lower()) + ", " + Shown.number(interval.upper()) + "]";
  }

  /** How many comparisons show more than the amount, less, or neither. */
  private String sentence(String candidate, String baseline) {
    List<String> counts = new ArrayList<>();
    for (String verdict : List.of("more", "less", "open")) {
      count(
          counts, verdict, judged.stream().filter(j -> j.verdict(amount).equals(verdict)).count());
    }
    count(counts, "few", cases.size() - judged.size());
    String counted = Words.capital(String.join(words.text("count.separator"), counts));
    if (judged.isEmpty()) {
      return words.text("more.untested", counted);
    }
    return words.about(
        candidate, "more.sentence", candidate, range(), baseline, counted, judged.size());
  }

  private void count(List<String> counts, String verdict, long count) {
    if (count > 0) {
      counts.add(words.share("more." + verdict, count, cases.size(), asked, count, cases.size()));
    }
  }

  private String range() {
    double[] means = judged.stream().mapToDouble(j -> j.difference().mean()).sorted().toArray();
    String least = Shown.number(means[0]);
    String most = Shown.number(means[means.length - 1]);
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
