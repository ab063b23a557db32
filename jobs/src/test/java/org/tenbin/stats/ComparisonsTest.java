package org.tenbin.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tenbin.log.Better;
import org.tenbin.stats.NotComparable.Reason;
import org.tenbin.stats.TestResult.Kind;

class ComparisonsTest {
  private static final Sample JETTY = Sample.of(Transfer.jetty());
  private static final Sample APACHE = Sample.of(Transfer.apache());
  private static final Sample LIGHTTPD = Sample.of(Transfer.lighttpd());

  @Test
  void threeWebServersAreAFamily() {
    List<Comparison> answers =
        Comparisons.compare(
            List.of(
                new Contrast.OfRuns(JETTY, APACHE, Better.HIGHER),
                new Contrast.OfRuns(APACHE, LIGHTTPD, Better.HIGHER),
                new Contrast.OfRuns(LIGHTTPD, JETTY, Better.HIGHER)),
            Rules.STANDARD);

    Compared jetty = (Compared) answers.get(0);
    assertThat(jetty.verdict()).isEqualTo(Verdict.BETTER);
    assertThat(jetty.estimate().ratio()).isCloseTo(1.52, within(0.005));
    assertThat(jetty.estimate().interval().lower()).isCloseTo(1.45, within(0.005));
    assertThat(jetty.estimate().interval().upper()).isCloseTo(1.60, within(0.005));
    assertThat(jetty.delta()).isEqualTo(1);

    Compared apache = (Compared) answers.get(1);
    assertThat(apache.verdict()).isEqualTo(Verdict.BETTER);
    assertThat(apache.estimate().ratio()).isCloseTo(1.041, within(0.0005));
    assertThat(apache.rankTest().statistic()).isEqualTo(24);
    assertThat(apache.rankTest().pValue()).isCloseTo(0.0159, within(0.00005));
    assertThat(apache.adjustedP()).isCloseTo(0.0238, within(0.00005));
    assertThat(apache.smallestAdjustedP()).isCloseTo(0.0238, within(0.00005));
    assertThat(apache.decidedBy()).isEqualTo(apache.rankTest());
    assertThat(apache.familySize()).isEqualTo(3);
    assertThat(apache.candidateRuns()).isEqualTo(5);
    assertThat(apache.baselineRuns()).isEqualTo(5);
    assertThat(apache.equivalence()).isEmpty();

    assertThat(((Compared) answers.get(2)).verdict()).isEqualTo(Verdict.WORSE);
  }

  @Test
  void lessTimeIsBetter() {
    Contrast faster = new Contrast.OfRuns(LIGHTTPD, JETTY, Better.LOWER);

    assertThat(((Compared) Comparisons.compare(faster, Rules.STANDARD)).verdict())
        .isEqualTo(Verdict.BETTER);
  }

  @Test
  void aQuantityWithoutDirectionIsOnlyDifferent() {
    Contrast contrast = new Contrast.OfRuns(JETTY, APACHE, Better.NEITHER);

    assertThat(((Compared) Comparisons.compare(contrast, Rules.STANDARD)).verdict())
        .isEqualTo(Verdict.DIFFERENT);
  }

  @Test
  void overlappingRunsShowNoDifferenceAndThatIsNotEquality() {
    Sample before = Sample.of(10.1, 10.9, 11.6, 9.4, 10.2);
    Sample after = Sample.of(10.4, 9.8, 11.2, 10.6, 9.7);
    Contrast contrast = new Contrast.OfRuns(after, before, Better.LOWER);

    Compared plain = (Compared) Comparisons.compare(contrast, Rules.STANDARD);
    Compared narrow = (Compared) Comparisons.compare(contrast, Rules.STANDARD.withMargin(1.02));
    Compared wide = (Compared) Comparisons.compare(contrast, Rules.STANDARD.withMargin(1.2));

    assertThat(plain.verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SHOWN);
    assertThat(narrow.verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SHOWN);
    assertThat(narrow.equivalence()).isPresent();
    assertThat(wide.verdict()).isEqualTo(Verdict.EQUAL_WITHIN_MARGIN);
  }

  @Test
  void aDifferenceInsideTheMarginCountsAsEqual() {
    Contrast contrast = new Contrast.OfRuns(APACHE, LIGHTTPD, Better.HIGHER);

    Compared answer = (Compared) Comparisons.compare(contrast, Rules.STANDARD.withMargin(1.1));

    assertThat(answer.verdict()).isEqualTo(Verdict.EQUAL_WITHIN_MARGIN);
    assertThat(answer.adjustedP()).isCloseTo(0.0159, within(0.0001));
  }

  @Test
  void threeRunsAreDecidedByWelchSinceRanksCannot() {
    Compared answer =
        (Compared)
            Comparisons.compare(
                new Contrast.OfRuns(
                    Sample.of(5.1, 5.2, 5.0), Sample.of(10.2, 10.0, 10.1), Better.LOWER),
                Rules.STANDARD);

    assertThat(answer.rankTest().pValue()).isCloseTo(0.1, within(1e-12));
    assertThat(answer.rankTest().smallestP()).isCloseTo(0.1, within(1e-12));
    assertThat(answer.smallestAdjustedP()).isCloseTo(0.1, within(1e-12));
    assertThat(answer.decidedBy().kind()).isEqualTo(Kind.WELCH_LOG);
    assertThat(answer.verdict()).isEqualTo(Verdict.BETTER);
  }

  /** Three against three: the rank test cannot show it, and Welch's test knows no scatter. */
  @Test
  void withoutAnyScatterFewRunsShowNothing() {
    Compared answer =
        (Compared)
            Comparisons.compare(
                new Contrast.OfRuns(Sample.of(5, 5, 5), Sample.of(6, 6, 6), Better.LOWER),
                Rules.STANDARD);
    assertThat(answer.verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SHOWN);
    assertThat(answer.decidedBy().kind()).isEqualTo(Kind.MANN_WHITNEY);
    assertThat(answer.adjustedP()).isCloseTo(0.1, within(1e-12));
    assertThat(
            ((Compared)
                    Comparisons.compare(
                        new Contrast.OfRuns(
                            Sample.of(5, 5, 5, 5), Sample.of(6, 6, 6, 6), Better.LOWER),
                        Rules.STANDARD))
                .verdict())
        .isEqualTo(Verdict.BETTER);
  }

  @Test
  void aLargeFamilyLeavesFiveRunsToWelch() {
    List<Contrast> six = Collections.nCopies(6, new Contrast.OfRuns(JETTY, APACHE, Better.HIGHER));
    List<Contrast> seven =
        Collections.nCopies(7, new Contrast.OfRuns(JETTY, APACHE, Better.HIGHER));

    assertThat(Comparisons.compare(six, Rules.STANDARD))
        .allSatisfy(c -> assertThat(decidedBy(c)).isEqualTo(Kind.MANN_WHITNEY));
    assertThat(Comparisons.compare(seven, Rules.STANDARD))
        .allSatisfy(c -> assertThat(decidedBy(c)).isEqualTo(Kind.WELCH_LOG));
  }

  /** Nine of ten runs take less, one takes a thousand times as long: no statement either way. */
  @Test
  void aRatioThatContradictsTheRanksIsNoDifference() {
    Sample baseline = Sample.of(10, 11, 12, 13, 14, 15, 16, 17, 18, 19);
    Sample candidate = Sample.of(1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 1e15);
    Compared answer =
        (Compared)
            Comparisons.compare(
                new Contrast.OfRuns(candidate, baseline, Better.LOWER), Rules.STANDARD);

    assertThat(answer.adjustedP()).isLessThan(0.05);
    assertThat(answer.delta()).isEqualTo(-0.8);
    assertThat(answer.estimate().ratio()).isGreaterThan(1);
    assertThat(answer.verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SHOWN);
  }

  /** R 4.2.2: t.test(log(a), log(l), mu = log(1.067), alternative = "less")$p.value -> 0.03206 */
  @Test
  void equalityIsCorrectedOverTheFamilyToo() {
    Contrast contrast = new Contrast.OfRuns(APACHE, LIGHTTPD, Better.HIGHER);
    Rules rules = Rules.STANDARD.withMargin(1.067);
    Compared alone = (Compared) Comparisons.compare(contrast, rules);
    Compared oneOfTwo = (Compared) Comparisons.compare(List.of(contrast, contrast), rules).get(0);

    assertThat(alone.verdict()).isEqualTo(Verdict.EQUAL_WITHIN_MARGIN);
    assertThat(alone.equivalence().orElseThrow().adjustedP()).isCloseTo(0.03205653, within(1e-7));
    assertThat(oneOfTwo.equivalence().orElseThrow().adjustedP())
        .isCloseTo(0.06411306, within(1e-7));
    assertThat(oneOfTwo.verdict()).isEqualTo(Verdict.BETTER);
  }

  /** R 4.2.2: exp(t.test(log(a), log(l), conf.level = .99)$conf.int) */
  @Test
  void aStricterLevelWidensTheIntervalAndAsksForMore() {
    Rules strict = Rules.STANDARD.withLevel(0.01);
    Compared answer =
        (Compared)
            Comparisons.compare(new Contrast.OfRuns(APACHE, LIGHTTPD, Better.HIGHER), strict);

    assertThat(answer.rankTest().pValue()).isCloseTo(0.0159, within(0.0001));
    assertThat(answer.verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SHOWN);
    assertThat(answer.estimate().interval().lower()).isCloseTo(1.000574149002, within(1e-9));
    assertThat(answer.estimate().interval().upper()).isCloseTo(1.082942779982, within(1e-9));

    Map<Double, Double> line = new TreeMap<>();
    Map<Double, Double> flat = new TreeMap<>();
    for (double n = 1; n <= 9; n++) {
      line.put(n, 1.1 + 0.01 * (n % 3));
      flat.put(n, 1.0);
    }
    Compared levels =
        (Compared) Comparisons.compare(new Contrast.OfLevels(line, flat, Better.LOWER), strict);
    assertThat(levels.estimate().interval().confidence()).isEqualTo(0.99);
  }

  @Test
  void fiveLevelsAreEnoughWhereTheLevelAllows() {
    Map<Double, Double> two = Map.of(1.0, 2.0, 2.0, 2.1, 3.0, 2.2, 4.0, 2.3, 5.0, 2.4);
    Map<Double, Double> one = Map.of(1.0, 1.0, 2.0, 1.0, 3.0, 1.0, 4.0, 1.0, 5.0, 1.0);
    Contrast contrast = new Contrast.OfLevels(two, one, Better.LOWER);

    assertThat(Comparisons.compare(contrast, Rules.STANDARD)).isInstanceOf(NotComparable.class);
    assertThat(Comparisons.compare(contrast, Rules.STANDARD.withLevel(0.0625)))
        .isInstanceOf(Compared.class);
  }

  @Test
  void eitherSideMayBeTheReason() {
    assertThat(reason(JETTY, Sample.of())).isEqualTo(Reason.SIDE_MISSING);
    assertThat(reason(JETTY, Sample.of(1))).isEqualTo(Reason.TOO_FEW_RUNS);
    assertThat(reason(JETTY, Sample.of(1).withInvalidRuns(4))).isEqualTo(Reason.INVALID_RUNS);
    assertThat(reason(JETTY, Sample.of(0, 1, 2))).isEqualTo(Reason.NOT_POSITIVE);
    assertThat(reason(new Contrast.OfLevels(Map.of(1.0, 1.0), Map.of(), Better.LOWER)))
        .isEqualTo(Reason.SIDE_MISSING);
  }

  @Test
  void refusesRulesAndSamplesThatMakeNoSense() {
    assertThatThrownBy(() -> Rules.STANDARD.withLeastRuns(1)).hasMessageContaining("two runs");
    assertThatThrownBy(() -> Rules.STANDARD.withMargin(1)).hasMessageContaining("above 1");
    assertThatThrownBy(() -> Rules.STANDARD.withLevel(0)).hasMessageContaining("between 0 and 1");
    assertThatThrownBy(() -> new Sample(List.of(1.0), -1)).hasMessageContaining("Negative");
  }

  @Test
  void saysWhyThereIsNoVerdict() {
    assertThat(reason(Sample.of(), JETTY)).isEqualTo(Reason.SIDE_MISSING);
    assertThat(reason(Sample.of(1), JETTY)).isEqualTo(Reason.TOO_FEW_RUNS);
    assertThat(reason(Sample.of(1).withInvalidRuns(4), JETTY)).isEqualTo(Reason.INVALID_RUNS);
    assertThat(reason(Sample.of().withInvalidRuns(5), JETTY)).isEqualTo(Reason.INVALID_RUNS);
    assertThat(reason(Sample.of(0, 1, 2), JETTY)).isEqualTo(Reason.NOT_POSITIVE);
  }

  @Test
  void oneRunASideGivesABareRatioOnly() {
    NotComparable answer =
        (NotComparable)
            Comparisons.compare(
                new Contrast.OfRuns(Sample.of(53.13), Sample.of(16.31), Better.LOWER),
                Rules.STANDARD);

    assertThat(answer.reason()).isEqualTo(Reason.TOO_FEW_RUNS);
    assertThat(answer.needed()).isEqualTo(2);
    assertThat(answer.bareRatio()).hasValueCloseTo(3.2575, within(0.0001));
  }

  @Test
  void whatCannotBeComparedIsNoMemberOfTheFamily() {
    List<Comparison> answers =
        Comparisons.compare(
            List.of(
                new Contrast.OfRuns(Sample.of(), APACHE, Better.HIGHER),
                new Contrast.OfRuns(APACHE, LIGHTTPD, Better.HIGHER)),
            Rules.STANDARD);

    assertThat(answers.get(0)).isInstanceOf(NotComparable.class);
    assertThat(((Compared) answers.get(1)).familySize()).isEqualTo(1);
    assertThat(((Compared) answers.get(1)).adjustedP()).isCloseTo(0.0159, within(0.0001));
  }

  @Test
  void invalidRunsLeaveTheRestComparable() {
    Contrast contrast = new Contrast.OfRuns(JETTY.withInvalidRuns(2), APACHE, Better.HIGHER);
    Contrast strict = new Contrast.OfRuns(Sample.of(1, 2, 3), APACHE, Better.HIGHER);

    assertThat(Comparisons.compare(contrast, Rules.STANDARD)).isInstanceOf(Compared.class);
    assertThat(Comparisons.compare(strict, Rules.STANDARD.withLeastRuns(4)))
        .isInstanceOf(NotComparable.class);
  }

  @Test
  void linesWithOneRunACellAreComparedLevelByLevel() {
    Random random = new Random(20);
    Map<Double, Double> cassandra = new TreeMap<>();
    Map<Double, Double> jungle = new TreeMap<>();
    Map<Double, Double> other = new TreeMap<>();
    for (double n = 1; n <= 45; n++) {
      double trend = 5 + n;
      cassandra.put(n, trend * Math.exp(0.05 * random.nextGaussian()));
      jungle.put(n, 0.9 * trend * Math.exp(0.05 * random.nextGaussian()));
      other.put(n, trend * Math.exp(0.05 * random.nextGaussian()));
    }
    jungle.put(99.0, 1.0);

    List<Comparison> answers =
        Comparisons.compare(
            List.of(
                new Contrast.OfLevels(jungle, cassandra, Better.LOWER),
                new Contrast.OfLevels(other, cassandra, Better.LOWER)),
            Rules.STANDARD);

    Compared faster = (Compared) answers.get(0);
    assertThat(faster.verdict()).isEqualTo(Verdict.BETTER);
    assertThat(faster.decidedBy().kind()).isEqualTo(Kind.WILCOXON_SIGNED_RANK);
    assertThat(faster.estimate().interval().contains(0.9)).isTrue();
    assertThat(faster.candidateRuns()).isEqualTo(45);
    assertThat(((Compared) answers.get(1)).verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SHOWN);
  }

  /**
   * Neighbouring levels resemble each other, and a rank test that takes each for a sign of its own
   * is too sure: the interval, which is resampled in blocks, must leave out 1 too.
   */
  @Test
  void aWaveAroundOneIsNoDifferenceHoweverSmallTheP() {
    Map<Double, Double> wave = new TreeMap<>();
    Map<Double, Double> flat = new TreeMap<>();
    for (double n = 1; n <= 45; n++) {
      wave.put(n, Math.exp(0.05 * (Math.sin(2 * Math.PI * n / 45) + 0.4)));
      flat.put(n, 1.0);
    }

    Compared answer =
        (Compared)
            Comparisons.compare(new Contrast.OfLevels(wave, flat, Better.LOWER), Rules.STANDARD);

    assertThat(answer.rankTest().pValue()).isCloseTo(0.0014, within(0.0001));
    assertThat(answer.adjustedP()).isLessThan(0.05);
    assertThat(answer.estimate().interval().contains(1)).isTrue();
    assertThat(answer.verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SHOWN);
  }

  @Test
  void linesNeedLevelsInCommon() {
    Map<Double, Double> five = Map.of(1.0, 1.0, 2.0, 1.1, 3.0, 1.2, 4.0, 1.3, 5.0, 1.4);

    assertThat(reason(new Contrast.OfLevels(five, five, Better.LOWER)))
        .isEqualTo(Reason.TOO_FEW_LEVELS);
    assertThat(reason(new Contrast.OfLevels(Map.of(), five, Better.LOWER)))
        .isEqualTo(Reason.SIDE_MISSING);
    assertThat(reason(new Contrast.OfLevels(five, Map.of(1.0, 0.0), Better.LOWER)))
        .isEqualTo(Reason.NOT_POSITIVE);
  }

  @Test
  void orderOfTheFamilyDoesNotMatter() {
    List<Contrast> family =
        new ArrayList<>(
            List.of(
                new Contrast.OfRuns(JETTY, APACHE, Better.HIGHER),
                new Contrast.OfRuns(APACHE, LIGHTTPD, Better.HIGHER)));
    List<Comparison> before = new ArrayList<>(Comparisons.compare(family, Rules.STANDARD));
    Collections.reverse(family);
    Collections.reverse(before);

    assertThat(Comparisons.compare(family, Rules.STANDARD)).isEqualTo(before);
    assertThat(Comparisons.compare(List.of(), Rules.STANDARD)).isEmpty();
  }

  private static Kind decidedBy(Comparison comparison) {
    return ((Compared) comparison).decidedBy().kind();
  }

  private static Reason reason(Sample candidate, Sample baseline) {
    return reason(new Contrast.OfRuns(candidate, baseline, Better.HIGHER));
  }

  private static Reason reason(Contrast contrast) {
    return ((NotComparable) Comparisons.compare(contrast, Rules.STANDARD)).reason();
  }
}
