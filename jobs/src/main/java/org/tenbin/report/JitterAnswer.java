package org.tenbin.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Holm;
import org.tenbin.stats.TestResult;
import org.tenbin.stats.WilcoxonSignedRank;
import org.tenbin.stats.series.Jitter;

/** Where, and whether, one line jitters more about its own trend than another. */
final class JitterAnswer {
  private static final double LEVEL = 0.05;

  private final Campaign campaign;
  private final Question question;
  private final Observations observations;
  private final List<QuestionCase> cases;
  private final Words words;
  private final String candidate;
  private final String baseline;

  JitterAnswer(
      Campaign campaign,
      Question question,
      Observations observations,
      List<QuestionCase> cases,
      Words words) {
    this.campaign = campaign;
    this.question = question;
    this.observations = observations;
    this.cases = cases;
    this.words = words;
    candidate =
        campaign.factor(question.factor()).levelLabel(question.levels().get(0), words.language());
    baseline =
        campaign.factor(question.factor()).levelLabel(question.levels().get(1), words.language());
  }

  private record Both(QuestionCase at, Jitter candidate, Jitter baseline, TestResult test) {
    /** How many levels are judged: those of both, the ends left out. */
    int judged() {
      return candidate.judgedWith(baseline);
    }

    /** Whether the candidate's distances are the larger ones, in rank. */
    boolean more() {
      double n = judged();
      return test.statistic() > n * (n + 1) / 4;
    }
  }

  Finding finding() {
    List<String> sentences = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    List<Both> judged = new ArrayList<>();
    for (QuestionCase one : cases) {
      Optional<Jitter> first = jitter(one.candidate());
      Optional<Jitter> second = jitter(one.baseline());
      if (first.isPresent() && second.isPresent()) {
        judged.add(new Both(one, first.get(), second.get(), first.get().against(second.get())));
      }
    }
    double[] adjusted = Holm.adjust(judged.stream().mapToDouble(b -> b.test().pValue()).toArray());
    int more = 0;
    int less = 0;
    for (int i = 0; i < adjusted.length; i++) {
      Both both = judged.get(i);
      boolean shown = adjusted[i] <= LEVEL;
      more += shown && both.more() ? 1 : 0;
      less += shown && !both.more() ? 1 : 0;
      rows.add(
          List.of(
              both.at().label(campaign, words),
              percent(both.candidate()),
              percent(both.baseline()),
              Integer.toString(both.judged()),
              Shown.p(both.test().pValue()),
              Shown.p(adjusted[i]),
              standingOff(both.candidate()),
              standingOff(both.baseline())));
    }
    sentences.add(
        judged.isEmpty()
            ? words.text("jitter.too.few")
            : Words.capital(words.text("finding.group", counts(more, less, judged.size()))));
    sentences.addAll(floor(judged));
    sentences.addAll(Caveats.of(campaign, question, observations, cases, words));
    String text =
        question.text() == null
            ? words.text("jitter.question", candidate)
            : question.text().in(words.language());
    List<String> head =
        List.of(
            words.text("finding.head.at"),
            words.text("jitter.scale", candidate),
            words.text("jitter.scale", baseline),
            "n",
            "p",
            "p*",
            words.text("jitter.off", candidate),
            words.text("jitter.off", baseline));
    return new Finding(
        text,
        sentences,
        rows.isEmpty() ? List.of() : List.of(new FindingTable(text, head, 1, rows)),
        Optional.empty());
  }

  /** How many comparisons came out which way; what none shows is not named. */
  private String counts(int more, int less, int all) {
    List<String> counts = new ArrayList<>();
    if (more > 0) {
      counts.add(words.about(candidate, "jitter.more", candidate, baseline, more, all));
    }
    if (less > 0) {
      counts.add(words.about(baseline, "jitter.more", baseline, candidate, less, all));
    }
    int open = all - more - less;
    if (open > 0) {
      counts.add(words.share("count.NO_DIFFERENCE_SHOWN", open, all, open, all));
    }
    return String.join(words.text("count.separator"), counts);
  }

  /** What the test could have shown at best, for the comparison with the fewest levels. */
  private List<String> floor(List<Both> judged) {
    if (judged.isEmpty()) {
      return List.of();
    }
    double[] least =
        judged.stream().mapToDouble(b -> WilcoxonSignedRank.smallestP(b.judged())).toArray();
    double[] adjusted = Holm.adjust(least);
    int fewest = judged.stream().mapToInt(Both::judged).min().getAsInt();
    TestFloor floor =
        new TestFloor(
            WilcoxonSignedRank.smallestP(fewest),
            Arrays.stream(adjusted).max().getAsDouble(),
            least.length);
    List<String> sentences = new ArrayList<>();
    sentences.add(
        words.sentences(
            floor.least(words.text("evidence.levels", fewest), words), words.text("jitter.n")));
    if (Arrays.stream(adjusted).allMatch(p -> p > LEVEL)) {
      sentences.add(floor.noChance(words));
    }
    return sentences;
  }

  private static Optional<Jitter> jitter(QuestionCase.Side side) {
    var line = side.line();
    return line.values().stream().allMatch(v -> v > 0) ? Jitter.of(line) : Optional.empty();
  }

  private static String percent(Jitter jitter) {
    return Shown.fixed(100 * jitter.scale(), 2);
  }

  private String standingOff(Jitter jitter) {
    String levels =
        jitter.standingOff().stream()
            .map(point -> Shown.number(point.level()))
            .collect(Collectors.joining(words.text("list.separator")));
    return levels.isEmpty() ? "-" : levels;
  }
}
