package org.tenbin.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * Answers a family of questions together. As in benchstat an exact rank test decides, no run is
 * dropped as an outlier, and the size of the effect stands beside the verdict. The rules beyond
 * that:
 *
 * <ul>
 *   <li>Runs are compared by the exact {@link MannWhitney} test, lines with one run a cell by
 *       {@link WilcoxonSignedRank}; a verdict on lines also needs the block-bootstrap interval to
 *       leave out 1, since neighbouring levels may resemble each other.
 *   <li>A rank test of few runs cannot give a small p-value: three against three never less than
 *       0.1. Where its best possible p-value after correction misses the level, {@link WelchRatio}
 *       decides instead. The choice rests on the sizes of the samples and the family alone, never
 *       on their values.
 *   <li>{@link Holm} corrects over all comparable members. If a margin is declared, the {@link
 *       Equivalence} tests are a second family; equality within the margin, once shown, is the
 *       verdict.
 *   <li>A difference counts only if the ratio and the effect size point the same way.
 * </ul>
 */
public final class Comparisons {
  private Comparisons() {}

  /** Answers a single question, a family of its own. */
  public static Comparison compare(Contrast contrast, Rules rules) {
    return compare(List.of(contrast), rules).get(0);
  }

  /**
   * Answers the questions of one family.
   *
   * @return the answers, in the order of the questions
   */
  public static List<Comparison> compare(List<? extends Contrast> family, Rules rules) {
    List<Examined> examined = family.stream().map(c -> Examination.of(c, rules)).toList();
    List<Evidence> evidence =
        examined.stream().filter(Evidence.class::isInstance).map(Evidence.class::cast).toList();
    List<Compared> compared = decide(evidence, rules);
    List<Comparison> answers = new ArrayList<>();
    int next = 0;
    for (Examined one : examined) {
      answers.add(one instanceof Refused refused ? refused.why() : compared.get(next++));
    }
    return answers;
  }

  private static List<Compared> decide(List<Evidence> family, Rules rules) {
    double[] best =
        Holm.adjust(family.stream().mapToDouble(e -> e.rankTest().smallestP()).toArray());
    List<TestResult> decisive = new ArrayList<>();
    for (int i = 0; i < best.length; i++) {
      Evidence one = family.get(i);
      decisive.add(
          best[i] > rules.level() ? one.fallback().orElse(one.rankTest()) : one.rankTest());
    }
    double[] adjusted = Holm.adjust(decisive.stream().mapToDouble(TestResult::pValue).toArray());
    double[] equal =
        Holm.adjust(
            family.stream()
                .mapToDouble(e -> e.equivalence().map(Equivalence::pValue).orElse(1.0))
                .toArray());
    List<Compared> answers = new ArrayList<>();
    for (int i = 0; i < best.length; i++) {
      Evidence one = family.get(i);
      double equalP = equal[i];
      answers.add(
          new Compared(
              verdict(one, adjusted[i], equalP, rules),
              one.estimate(),
              one.rankTest(),
              decisive.get(i),
              adjusted[i],
              best[i],
              best.length,
              one.delta(),
              one.candidateRuns(),
              one.baselineRuns(),
              one.equivalence().map(e -> e.adjusted(equalP))));
    }
    return answers;
  }

  private static Verdict verdict(Evidence one, double adjustedP, double equalP, Rules rules) {
    if (one.equivalence().isPresent() && equalP <= rules.level()) {
      return Verdict.EQUAL_WITHIN_MARGIN;
    }
    double direction = Math.signum(Math.log(one.estimate().ratio()));
    boolean shown =
        adjustedP <= rules.level()
            && direction == Math.signum(one.delta())
            && direction != 0
            && (!one.needsInterval() || !one.estimate().interval().contains(1));
    if (!shown) {
      return Verdict.NO_DIFFERENCE_SHOWN;
    }
    return switch (one.better()) {
      case HIGHER -> direction > 0 ? Verdict.BETTER : Verdict.WORSE;
      case LOWER -> direction < 0 ? Verdict.BETTER : Verdict.WORSE;
      case NEITHER -> Verdict.DIFFERENT;
    };
  }
}
