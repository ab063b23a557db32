package org.tenbin.report;

import org.tenbin.experiment.Question;
import org.tenbin.stats.Compared;
import org.tenbin.stats.Equivalence;
import org.tenbin.stats.Interval;
import org.tenbin.stats.NotComparable;
import org.tenbin.stats.RatioEstimate;
import org.tenbin.stats.TestResult;

/**
 * How a question's ratios are put into words. Where the quantity is a duration, ratios and effect
 * sizes are turned: they say how many times as fast the first level is.
 */
final class RatioWords {
  private final Question question;
  private final Observations observations;
  private final Words words;
  private final String candidate;
  private final String baseline;

  RatioWords(Campaign campaign, Question question, Observations observations, Words words) {
    this.question = question;
    this.observations = observations;
    this.words = words;
    candidate =
        campaign.factor(question.factor()).levelLabel(question.levels().get(0), words.language());
    baseline =
        campaign.factor(question.factor()).levelLabel(question.levels().get(1), words.language());
  }

  /** What a reader sees for the first level. */
  String candidate() {
    return candidate;
  }

  /** What a reader sees for the second level. */
  String baseline() {
    return baseline;
  }

  /** The key of a text in its wording for durations, or in that for other quantities. */
  String key(String ofDurations, String ofOthers) {
    return observations.isDuration() ? ofDurations : ofOthers;
  }

  /** Such as "Jungle is 1.05 [1.04, 1.06] times as fast as Cassandra". */
  String claim(String ratio, String values) {
    return words.about(
        candidate,
        key("finding.faster", "finding.times"),
        candidate,
        ratio,
        baseline,
        observations.quantity().inSentence(),
        values);
  }

  /** The same for a range of ratios, which may be one. */
  String range(double least, double most) {
    int decimals = Math.max(Shown.ratioDecimals(least), Shown.ratioDecimals(most));
    String from = Shown.fixed(least, decimals);
    String to = Shown.fixed(most, decimals);
    return claim(from.equals(to) ? from : words.text("finding.range", from, to), "");
  }

  double turned(double ratio) {
    return observations.isDuration() ? 1 / ratio : ratio;
  }

  Interval interval(RatioEstimate estimate) {
    Interval own = estimate.interval();
    return observations.isDuration()
        ? new Interval(1 / own.upper(), 1 / own.lower(), own.confidence())
        : own;
  }

  /** A ratio with its interval. */
  String ratio(RatioEstimate estimate) {
    return Shown.ratio(turned(estimate.ratio()), interval(estimate));
  }

  /** Cliff's delta, positive where the first level is the faster or the larger one. */
  String delta(Compared compared) {
    return Shown.fixed(observations.isDuration() ? -compared.delta() : compared.delta(), 2);
  }

  String verdict(Compared compared) {
    return words.text(
        "verdict." + compared.verdict(),
        compared.equivalence().map(e -> Shown.plain(e.margin())).orElse(""));
  }

  /** Sizes, effect size and tests, in parentheses. */
  String evidence(Compared compared) {
    TestResult test = compared.decidedBy();
    String sizes =
        words.text(
            question.over() == null ? "evidence.runs" : "evidence.levels",
            compared.candidateRuns(),
            compared.baselineRuns());
    String tested =
        words.text(
            "evidence." + test.kind(),
            Shown.number(test.statistic()),
            words.text(test.exact() ? "evidence.exact" : "evidence.approximate"),
            Shown.p(test.pValue()),
            Shown.p(compared.adjustedP()),
            compared.familySize());
    String least =
        test.kind() == TestResult.Kind.WELCH_LOG
            ? words.text("evidence.welch", Shown.p(compared.smallestAdjustedP()))
            : words.text("evidence.least", Shown.p(test.smallestP()));
    String equal = compared.equivalence().map(this::equality).orElse("");
    return words.text("evidence", sizes, delta(compared), tested, least, equal);
  }

  private String equality(Equivalence test) {
    return words.text("evidence.equal", Shown.plain(test.margin()), Shown.p(test.adjustedP()));
  }

  /** Why there is no verdict. */
  String reason(NotComparable answer) {
    return words.counted(
        "reason." + answer.reason(),
        Math.max(answer.candidateRuns(), answer.baselineRuns()),
        answer.candidateRuns(),
        answer.baselineRuns(),
        answer.needed(),
        answer.candidateInvalid() + answer.baselineInvalid());
  }
}
