package org.tenbin.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.chart.RatioChart;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Compared;
import org.tenbin.stats.Comparison;
import org.tenbin.stats.DecimalRatio;
import org.tenbin.stats.Interval;
import org.tenbin.stats.NotComparable;
import org.tenbin.stats.Rules;
import org.tenbin.stats.TestResult;
import org.tenbin.stats.Verdict;

/** Puts the comparisons of a question into words. */
final class RatioAnswer {
  private static final int MOST_SENTENCES = 5;

  /** A single value stands as it was written, such as 61.00; a mean of many digits is rounded. */
  private static final int LONGEST_AS_WRITTEN = 7;

  private static final Set<Verdict> DIFFERENCES =
      EnumSet.of(Verdict.BETTER, Verdict.WORSE, Verdict.DIFFERENT);

  private final Campaign campaign;
  private final Question question;
  private final Observations observations;
  private final List<AskedCase> cases;
  private final List<Comparison> answers;
  private final Rules rules;
  private final Words words;
  private final RatioWords ratios;
  private final LevelsAnswer levels;

  RatioAnswer(
      Campaign campaign,
      Question question,
      Observations observations,
      List<AskedCase> cases,
      List<Comparison> answers,
      Rules rules,
      Words words) {
    this.campaign = campaign;
    this.question = question;
    this.observations = observations;
    this.cases = cases;
    this.answers = answers;
    this.rules = rules;
    this.words = words;
    ratios = new RatioWords(campaign, question, observations, words);
    levels =
        LevelsAnswer.of(
            campaign,
            question,
            cases.stream().map(AskedCase::asked).toList(),
            observations,
            rules,
            ratios,
            words);
  }

  Finding finding() {
    List<String> sentences = new ArrayList<>();
    if (cases.isEmpty()) {
      sentences.add(words.text("finding.no.data"));
    } else if (cases.size() <= MOST_SENTENCES) {
      for (int i = 0; i < cases.size(); i++) {
        sentences.add(sentence(cases.get(i).asked(), answers.get(i)));
      }
      sentences.addAll(commonReasons());
    } else {
      groups(sentences);
      leastP().ifPresent(sentences::add);
    }
    noChance().ifPresent(sentences::add);
    collapses(sentences);
    List<QuestionCase> asked = cases.stream().map(AskedCase::asked).toList();
    levels.sentence().ifPresent(sentences::add);
    sentences.addAll(Caveats.of(campaign, question, observations, asked, words));
    List<FindingTable> tables = new ArrayList<>();
    if (cases.size() > MOST_SENTENCES) {
      tables.add(new FindingTable(text(), head(), 1, rows()));
    }
    levels.table(text()).ifPresent(tables::add);
    boolean worthAChart = answers.stream().filter(Compared.class::isInstance).count() > 1;
    return new Finding(
        text(), sentences, tables, worthAChart ? Optional.of(chart()) : Optional.empty());
  }

  private void collapses(List<String> sentences) {
    CollapseWords collapse = new CollapseWords(campaign, question, observations, ratios, words);
    for (AskedCase one : cases) {
      sentences.addAll(collapse.sentences(at(one.whole()), one.whole(), one.collapsed()));
    }
  }

  /** Says so where the test that decides could not have shown anything, whatever the data. */
  private Optional<String> noChance() {
    List<Compared> compared = VerdictCounts.compared(answers);
    List<Compared> without =
        compared.stream()
            .filter(c -> c.decidedBy().kind() != TestResult.Kind.WELCH_LOG)
            .filter(c -> c.smallestAdjustedP() > rules.level())
            .toList();
    return without.stream()
        .min(Comparator.comparingDouble(Compared::smallestAdjustedP))
        .map(
            c ->
                without.size() == compared.size()
                    ? floor(c).noChance(words)
                    : words.text(
                        "finding.no.chance.some",
                        without.size(),
                        compared.size(),
                        Shown.p(c.smallestAdjustedP())));
  }

  /** The smallest p that the sizes allow, for the comparison with the fewest values. */
  private Optional<String> leastP() {
    return VerdictCounts.compared(answers).stream()
        .filter(c -> c.decidedBy().kind() != TestResult.Kind.WELCH_LOG)
        .max(Comparator.comparingDouble(c -> c.decidedBy().smallestP()))
        .map(
            c ->
                floor(c)
                    .least(
                        words.text(
                            question.over() == null ? "evidence.runs" : "evidence.levels",
                            c.candidateRuns(),
                            c.baselineRuns()),
                        words));
  }

  private static TestFloor floor(Compared compared) {
    return new TestFloor(
        compared.decidedBy().smallestP(), compared.smallestAdjustedP(), compared.familySize());
  }

  private String text() {
    return question.text() == null
        ? words.text(
            "finding.question",
            ratios.candidate(),
            ratios.baseline(),
            observations.quantity().label())
        : question.text().in(words.language());
  }

  private String at(QuestionCase one) {
    String label = one.rowLabel(campaign, words);
    return label.isEmpty() ? "" : words.text("finding.at", label);
  }

  private String sentence(QuestionCase one, Comparison answer) {
    if (answer instanceof Compared compared) {
      String claim = ratios.claim(ratios.ratio(compared.estimate()), "");
      return at(one)
          + words.sentences(
              words.sentences(claim, ratios.verdict(compared)), ratios.evidence(compared));
    }
    String bare = bare(one);
    String reason = ratios.reason((NotComparable) answer);
    return at(one) + (isSaidOnce(reason, bare) ? bare : words.sentences(bare, reason));
  }

  /** Whether a reason is of several comparisons whose bare ratios stand by themselves. */
  private boolean isSaidOnce(String reason, String bare) {
    return !bare.isEmpty() && commonReasons().contains(reason);
  }

  /** Reasons that several comparisons share: they are said once, behind them. */
  private List<String> commonReasons() {
    Map<String, Long> count = new LinkedHashMap<>();
    for (int i = 0; i < cases.size(); i++) {
      if (answers.get(i) instanceof NotComparable none && !bare(cases.get(i).asked()).isEmpty()) {
        count.merge(ratios.reason(none), 1L, Long::sum);
      }
    }
    return count.keySet().stream().filter(reason -> count.get(reason) > 1).toList();
  }

  /** The ratio of what is there, exactly rounded; empty where there is none. */
  private String bare(QuestionCase one) {
    Optional<BigDecimal> ratio = bareRatio(one);
    if (ratio.isEmpty()) {
      return "";
    }
    String values =
        words.text(
            "finding.values",
            mean(one.candidate().values()),
            mean(one.baseline().values()),
            observations.quantity().unit());
    return ratios.claim(ratio.get().toPlainString(), values.replace(" )", ")"));
  }

  private Optional<BigDecimal> bareRatio(QuestionCase one) {
    List<BigDecimal> above =
        observations.isDuration() ? one.baseline().values() : one.candidate().values();
    List<BigDecimal> below =
        observations.isDuration() ? one.candidate().values() : one.baseline().values();
    boolean positive =
        !above.isEmpty()
            && !below.isEmpty()
            && above.stream().allMatch(v -> v.signum() > 0)
            && below.stream().allMatch(v -> v.signum() > 0);
    if (!positive || question.over() != null) {
      return Optional.empty();
    }
    double about = DecimalRatio.ofMeans(above, below, 6).doubleValue();
    return Optional.of(DecimalRatio.ofMeans(above, below, Shown.ratioDecimals(about)));
  }

  private static String mean(List<BigDecimal> values) {
    return values.size() == 1 && values.get(0).toPlainString().length() <= LONGEST_AS_WRITTEN
        ? values.get(0).toPlainString()
        : Shown.number(DecimalRatio.ofMeans(values, List.of(BigDecimal.ONE), 6));
  }

  /** One sentence for each combination of levels of the factors by which the answer is split. */
  private void groups(List<String> sentences) {
    Map<String, List<Comparison>> groups = new LinkedHashMap<>();
    for (int i = 0; i < cases.size(); i++) {
      QuestionCase one = cases.get(i).asked();
      String name =
          question.by().stream()
              .map(f -> FigureData.named(campaign.factor(f), one.at().level(f).orElse(""), words))
              .collect(Collectors.joining(words.text("list.separator")));
      groups.computeIfAbsent(name, n -> new ArrayList<>()).add(answers.get(i));
    }
    groups.forEach((name, group) -> sentences.add(group(name, group)));
  }

  private String group(String name, List<Comparison> group) {
    List<Compared> compared = VerdictCounts.compared(group);
    String claim = "";
    if (!compared.isEmpty()) {
      double[] turned =
          compared.stream()
              .mapToDouble(c -> ratios.turned(c.estimate().ratio()))
              .sorted()
              .toArray();
      claim = ratios.range(turned[0], turned[turned.length - 1]);
    }
    return (name.isEmpty() ? "" : words.text("finding.at", name))
        + words.sentences(
            claim, Words.capital(words.text("finding.group", VerdictCounts.of(group, words))));
  }

  private List<String> head() {
    List<String> head = new ArrayList<>();
    head.add(words.text("finding.head.at"));
    head.add(words.text(ratios.key("finding.head.faster", "finding.head.times")));
    head.addAll(
        List.of("n", words.text("finding.head.delta"), "p", "p*", words.text("report.verdict")));
    return head;
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      QuestionCase one = cases.get(i).asked();
      List<String> row = new ArrayList<>();
      row.add(one.label(campaign, words));
      row.add(answers.get(i) instanceof Compared c ? ratios.ratio(c.estimate()) : "");
      if (answers.get(i) instanceof Compared compared) {
        row.add(
            compared.candidateRuns() == compared.baselineRuns()
                ? Integer.toString(compared.candidateRuns())
                : compared.candidateRuns() + " / " + compared.baselineRuns());
        row.add(ratios.delta(compared));
        row.add(Shown.p(compared.decidedBy().pValue()));
        row.add(Shown.p(compared.adjustedP()));
        row.add(words.text("verdict.short." + compared.verdict()));
      } else {
        row.addAll(List.of("", "", "", "", ratios.reason((NotComparable) answers.get(i))));
      }
      rows.add(row);
    }
    return rows;
  }

  /** All comparisons, those that could not be made included. */
  RatioChart chart() {
    // The same number of decimals in all rows, which stand below each other.
    int decimals =
        VerdictCounts.compared(answers).stream()
            .mapToInt(c -> Shown.ratioDecimals(ratios.turned(c.estimate().ratio())))
            .max()
            .orElse(2);
    List<RatioChart.Row> rows = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      String label = cases.get(i).asked().rowLabel(campaign, words);
      if (answers.get(i) instanceof Compared compared) {
        Interval interval = ratios.interval(compared.estimate());
        rows.add(
            new RatioChart.Row(
                label,
                ratios.turned(compared.estimate().ratio()),
                interval.lower(),
                interval.upper(),
                DIFFERENCES.contains(compared.verdict()),
                Shown.ratio(ratios.turned(compared.estimate().ratio()), interval, decimals)));
      } else {
        rows.add(
            new RatioChart.Row(
                label,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                false,
                ratios.reason((NotComparable) answers.get(i))));
      }
    }
    Caption caption =
        new Caption(
            text(),
            words.text(ratios.key("finding.chart.faster", "finding.chart.times")),
            FigureData.source(
                campaign,
                words,
                cases.stream()
                    .map(AskedCase::asked)
                    .mapToInt(c -> c.candidate().values().size() + c.baseline().values().size())
                    .sum(),
                cases.stream().map(AskedCase::asked).mapToInt(QuestionCase::leftOut).sum()));
    var margin = campaign.experiment().expect().marginRatio();
    return new RatioChart(
        caption,
        Axis.log(words.text("finding.ratio", ratios.candidate(), ratios.baseline()), ""),
        "",
        "",
        margin == null ? Double.NaN : margin.doubleValue(),
        rows);
  }
}
