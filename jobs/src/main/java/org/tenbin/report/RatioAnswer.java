package org.tenbin.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tenbin.chart.Axis;
import org.tenbin.chart.Caption;
import org.tenbin.chart.Chart;
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

/**
 * Puts the comparisons of a question into words. Where the quantity is a duration, ratios are
 * turned: they say how many times as fast the first level is.
 */
final class RatioAnswer {
  private static final int MOST_SENTENCES = 5;

  private final Campaign campaign;
  private final Question question;
  private final Observations observations;
  private final List<QuestionCase> cases;
  private final List<Comparison> answers;
  private final Words words;
  private final boolean duration;
  private final String candidate;
  private final String baseline;

  RatioAnswer(
      Campaign campaign,
      Question question,
      Observations observations,
      List<QuestionCase> cases,
      List<Comparison> answers,
      Words words) {
    this.campaign = campaign;
    this.question = question;
    this.observations = observations;
    this.cases = cases;
    this.answers = answers;
    this.words = words;
    duration = observations.isDuration();
    candidate =
        campaign.factor(question.factor()).levelLabel(question.levels().get(0), words.language());
    baseline =
        campaign.factor(question.factor()).levelLabel(question.levels().get(1), words.language());
  }

  Finding finding() {
    List<String> sentences = new ArrayList<>();
    if (cases.isEmpty()) {
      sentences.add(words.text("finding.no.data"));
    } else if (cases.size() <= MOST_SENTENCES) {
      for (int i = 0; i < cases.size(); i++) {
        sentences.add(sentence(cases.get(i), answers.get(i)));
      }
    } else {
      groups(sentences);
    }
    noChance().ifPresent(sentences::add);
    MoreThan more = new MoreThan(question, observations, cases, words);
    more.sentence(candidate, baseline).ifPresent(sentences::add);
    sentences.addAll(Caveats.of(campaign, question, cases, words));
    return new Finding(
        text(),
        sentences,
        head(more),
        cases.size() > MOST_SENTENCES ? rows(more) : List.of(),
        chart());
  }

  /** Says so where the test that decides could not have shown anything, whatever the data. */
  private Optional<String> noChance() {
    return answers.stream()
        .filter(Compared.class::isInstance)
        .map(Compared.class::cast)
        .filter(c -> c.decidedBy().kind() != TestResult.Kind.WELCH_LOG)
        .filter(c -> c.smallestAdjustedP() > Rules.STANDARD.level())
        .findFirst()
        .map(c -> words.text("finding.no.chance", Shown.p(c.smallestAdjustedP()), c.familySize()));
  }

  private String text() {
    return question.text() == null
        ? words.text("finding.question", candidate, baseline, observations.quantity().label())
        : question.text().in(words.language());
  }

  private String at(QuestionCase one) {
    String label = one.label(campaign, words);
    return label.isEmpty() ? "" : words.text("finding.at", label);
  }

  private String sentence(QuestionCase one, Comparison answer) {
    if (answer instanceof Compared compared) {
      return at(one)
          + claim(ratio(compared), "")
          + " "
          + words.text("verdict." + compared.verdict())
          + " "
          + evidence(compared);
    }
    return at(one) + bare(one) + reason((NotComparable) answer);
  }

  /** Such as "Jungle is 1.05 [1.04, 1.06] times as fast as Cassandra". */
  private String claim(String ratio, String values) {
    String key = duration ? "finding.faster" : "finding.times";
    return words.text(
        key, candidate, ratio, baseline, observations.quantity().inSentence(), values);
  }

  private double turned(double ratio) {
    return duration ? 1 / ratio : ratio;
  }

  private Interval interval(Compared compared) {
    Interval own = compared.estimate().interval();
    return duration ? new Interval(1 / own.upper(), 1 / own.lower(), own.confidence()) : own;
  }

  private String ratio(Compared compared) {
    return Shown.ratio(turned(compared.estimate().ratio()), interval(compared));
  }

  private String evidence(Compared compared) {
    TestResult test = compared.decidedBy();
    String sizes =
        words.text(
            question.over() == null ? "evidence.runs" : "evidence.levels",
            compared.candidateRuns(),
            compared.baselineRuns());
    String exact = words.text(test.exact() ? "evidence.exact" : "evidence.approximate");
    String least =
        test.kind() == TestResult.Kind.WELCH_LOG
            ? words.text("evidence.welch", Shown.p(compared.smallestAdjustedP()))
            : words.text("evidence.least", Shown.p(test.smallestP()));
    String tested =
        words.text(
            "evidence." + test.kind(),
            Shown.number(test.statistic()),
            exact,
            Shown.p(test.pValue()),
            Shown.p(compared.adjustedP()),
            compared.familySize());
    return words.text("evidence", sizes, tested, least);
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
    return claim(ratio.get().toPlainString(), values.replace(" )", ")")) + " ";
  }

  private Optional<BigDecimal> bareRatio(QuestionCase one) {
    List<BigDecimal> above = duration ? one.baseline().values() : one.candidate().values();
    List<BigDecimal> below = duration ? one.candidate().values() : one.baseline().values();
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
    return values.size() == 1
        ? values.get(0).toPlainString()
        : Shown.number(DecimalRatio.ofMeans(values, List.of(BigDecimal.ONE), 6));
  }

  private String reason(NotComparable answer) {
    return words.text(
        "reason." + answer.reason(),
        answer.candidateRuns(),
        answer.baselineRuns(),
        answer.needed(),
        answer.candidateInvalid() + answer.baselineInvalid());
  }

  /** One sentence for each combination of levels of the factors by which the answer is split. */
  private void groups(List<String> sentences) {
    Map<String, List<Comparison>> groups = new LinkedHashMap<>();
    for (int i = 0; i < cases.size(); i++) {
      QuestionCase one = cases.get(i);
      String name =
          question.by().stream()
              .map(
                  f ->
                      campaign.factor(f).levelLabel(one.at().level(f).orElse(""), words.language()))
              .collect(Collectors.joining(words.text("list.separator")));
      groups.computeIfAbsent(name, n -> new ArrayList<>()).add(answers.get(i));
    }
    groups.forEach((name, group) -> sentences.add(group(name, group)));
  }

  private String group(String name, List<Comparison> group) {
    List<Compared> compared =
        group.stream().filter(Compared.class::isInstance).map(Compared.class::cast).toList();
    String ratios =
        compared.isEmpty()
            ? ""
            : words.text(
                duration ? "finding.range.faster" : "finding.range.times",
                candidate,
                range(compared, true),
                range(compared, false),
                baseline,
                observations.quantity().inSentence());
    return (name.isEmpty() ? "" : words.text("finding.at", name))
        + ratios
        + words.text(
            "finding.group",
            group.size(),
            count(compared, Verdict.BETTER),
            count(compared, Verdict.WORSE),
            count(compared, Verdict.DIFFERENT),
            count(compared, Verdict.EQUAL_WITHIN_MARGIN),
            count(compared, Verdict.NO_DIFFERENCE_SHOWN),
            group.size() - compared.size());
  }

  private String range(List<Compared> compared, boolean least) {
    var ratios = compared.stream().mapToDouble(c -> turned(c.estimate().ratio()));
    double end = (least ? ratios.min() : ratios.max()).orElseThrow();
    return Shown.fixed(end, Shown.ratioDecimals(end));
  }

  private static long count(List<Compared> compared, Verdict verdict) {
    return compared.stream().filter(c -> c.verdict() == verdict).count();
  }

  private List<String> head(MoreThan more) {
    List<String> head = new ArrayList<>();
    head.add(words.text("finding.head.at"));
    head.add(words.text(duration ? "finding.head.faster" : "finding.head.times"));
    more.head().ifPresent(head::add);
    head.addAll(List.of("n", "p", "p*", words.text("report.verdict")));
    return head;
  }

  private List<List<String>> rows(MoreThan more) {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      List<String> row = new ArrayList<>();
      row.add(cases.get(i).label(campaign, words));
      boolean ratio = answers.get(i) instanceof Compared;
      row.add(ratio ? ratio((Compared) answers.get(i)) : "");
      if (more.head().isPresent()) {
        row.add(more.cell(cases.get(i)));
      }
      if (answers.get(i) instanceof Compared compared) {
        row.add(Integer.toString(compared.candidateRuns()));
        row.add(Shown.p(compared.decidedBy().pValue()));
        row.add(Shown.p(compared.adjustedP()));
        row.add(words.text("verdict.short." + compared.verdict()));
      } else {
        row.addAll(List.of("", "", "", reason((NotComparable) answers.get(i))));
      }
      rows.add(row);
    }
    return rows;
  }

  private Optional<Chart> chart() {
    List<RatioChart.Row> rows = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      String label = cases.get(i).label(campaign, words);
      if (answers.get(i) instanceof Compared compared) {
        Interval interval = interval(compared);
        rows.add(
            new RatioChart.Row(
                label,
                turned(compared.estimate().ratio()),
                interval.lower(),
                interval.upper(),
                ratio(compared)));
      }
    }
    if (rows.size() < 2) {
      return Optional.empty();
    }
    Caption caption =
        new Caption(
            text(),
            words.text(duration ? "finding.chart.faster" : "finding.chart.times"),
            FigureData.source(
                campaign,
                words,
                cases.stream()
                    .mapToInt(c -> c.candidate().values().size() + c.baseline().values().size())
                    .sum(),
                cases.stream().mapToInt(QuestionCase::leftOut).sum()));
    var margin = campaign.experiment().expect().marginRatio();
    return Optional.of(
        new RatioChart(
            caption,
            Axis.log(words.text("finding.ratio", candidate, baseline), ""),
            "",
            "",
            margin == null ? Double.NaN : margin.doubleValue(),
            rows));
  }
}
