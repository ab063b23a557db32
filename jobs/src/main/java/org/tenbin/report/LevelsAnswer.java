package org.tenbin.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tenbin.experiment.Question;
import org.tenbin.stats.Compared;
import org.tenbin.stats.Comparison;
import org.tenbin.stats.Comparisons;
import org.tenbin.stats.Contrast;
import org.tenbin.stats.Rules;
import org.tenbin.stats.TestResult;
import org.tenbin.stats.Verdict;

/**
 * The same question at each single level of the factor over which it is asked, where cells have
 * several runs: the runs of one side against those of the other. It tells where a difference lies;
 * all levels of all comparisons of the question are one family.
 */
final class LevelsAnswer {
  private record AtLevel(QuestionCase of, double level, Comparison answer) {}

  private final Campaign campaign;
  private final RatioWords ratios;
  private final Words words;
  private final String over;
  private final List<AtLevel> found;

  private LevelsAnswer(
      Campaign campaign, RatioWords ratios, Words words, String over, List<AtLevel> found) {
    this.campaign = campaign;
    this.ratios = ratios;
    this.words = words;
    this.over = over;
    this.found = found;
  }

  static LevelsAnswer of(
      Campaign campaign,
      Question question,
      List<QuestionCase> cases,
      Observations observations,
      Rules rules,
      RatioWords ratios,
      Words words) {
    List<AtLevel> found = new ArrayList<>();
    if (question.over() == null) {
      return new LevelsAnswer(campaign, ratios, words, "", found);
    }
    List<QuestionCase> owners = new ArrayList<>();
    List<Double> levels = new ArrayList<>();
    List<Contrast> family = new ArrayList<>();
    for (QuestionCase one : cases) {
      Set<Double> all = new TreeSet<>(one.candidate().levels());
      all.addAll(one.baseline().levels());
      for (double level : all) {
        owners.add(one);
        levels.add(level);
        family.add(
            new Contrast.OfRuns(
                one.candidate().sampleAt(level),
                one.baseline().sampleAt(level),
                observations.better()));
      }
    }
    List<Comparison> answers = Comparisons.compare(family, rules);
    // With one run a cell no level can be judged, and there is nothing to tell.
    if (answers.stream().anyMatch(Compared.class::isInstance)) {
      for (int i = 0; i < family.size(); i++) {
        found.add(new AtLevel(owners.get(i), levels.get(i), answers.get(i)));
      }
    }
    String over = Words.inSentence(campaign.factor(question.over()).label().in(words.language()));
    return new LevelsAnswer(campaign, ratios, words, over, found);
  }

  /** How many levels came to which verdict, and what decided. */
  Optional<String> sentence() {
    if (found.isEmpty()) {
      return Optional.empty();
    }
    List<Comparison> answers = found.stream().map(AtLevel::answer).toList();
    List<Compared> compared = VerdictCounts.compared(answers);
    double[] turned =
        compared.stream().mapToDouble(c -> ratios.turned(c.estimate().ratio())).sorted().toArray();
    int fewest =
        compared.stream()
            .mapToInt(c -> Math.min(c.candidateRuns(), c.baselineRuns()))
            .min()
            .orElseThrow();
    boolean welch =
        compared.stream().anyMatch(c -> c.decidedBy().kind() == TestResult.Kind.WELCH_LOG);
    double best = compared.stream().mapToDouble(Compared::smallestAdjustedP).max().orElseThrow();
    return Optional.of(
        words.text(
            "levels.sentence",
            over,
            ratios.range(turned[0], turned[turned.length - 1]),
            Words.capital(VerdictCounts.of(answers, words)),
            words.text(welch ? "levels.welch" : "levels.ranks", fewest, Shown.p(best))));
  }

  /**
   * The levels by verdict, one row a comparison of the question; empty where none can be judged.
   */
  Optional<FindingTable> table(String question) {
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Map<QuestionCase, List<AtLevel>> byCase = new LinkedHashMap<>();
    found.forEach(at -> byCase.computeIfAbsent(at.of(), c -> new ArrayList<>()).add(at));
    Set<Verdict> verdicts = new TreeSet<>();
    VerdictCounts.compared(found.stream().map(AtLevel::answer).toList())
        .forEach(c -> verdicts.add(c.verdict()));
    boolean rest = found.stream().anyMatch(at -> !(at.answer() instanceof Compared));
    List<String> head = new ArrayList<>();
    head.add(words.text("finding.head.at"));
    verdicts.forEach(v -> head.add(words.text("verdict.short." + v)));
    if (rest) {
      head.add(words.text("levels.rest"));
    }
    List<List<String>> rows = new ArrayList<>();
    byCase.forEach((one, levels) -> rows.add(row(one, levels, verdicts, rest)));
    return Optional.of(
        new FindingTable(words.text("levels.title", question, over), head, head.size(), rows));
  }

  private List<String> row(
      QuestionCase one, List<AtLevel> levels, Set<Verdict> verdicts, boolean rest) {
    Map<Verdict, Set<Double>> byVerdict = new EnumMap<>(Verdict.class);
    Set<Double> others = new TreeSet<>();
    for (AtLevel at : levels) {
      if (at.answer() instanceof Compared compared) {
        byVerdict.computeIfAbsent(compared.verdict(), v -> new TreeSet<>()).add(at.level());
      } else {
        others.add(at.level());
      }
    }
    List<Double> all = levels.stream().map(AtLevel::level).toList();
    List<String> row = new ArrayList<>();
    row.add(one.label(campaign, words));
    verdicts.forEach(v -> row.add(list(byVerdict.getOrDefault(v, Set.of()), all)));
    if (rest) {
      row.add(list(others, all));
    }
    return row;
  }

  /** Levels as text; three and more that follow each other are written as a range. */
  private String list(Set<Double> levels, List<Double> all) {
    List<String> parts = new ArrayList<>();
    int i = 0;
    while (i < all.size()) {
      int from = i;
      while (i < all.size() && levels.contains(all.get(i))) {
        i++;
      }
      if (i - from > 2) {
        parts.add(
            words.text("levels.range", Shown.plain(all.get(from)), Shown.plain(all.get(i - 1))));
      } else {
        all.subList(from, i).forEach(level -> parts.add(Shown.plain(level)));
      }
      i++;
    }
    return parts.isEmpty() ? "-" : String.join(words.text("list.separator"), parts);
  }
}
