package org.tenbin.stats.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.tenbin.stats.Interval;

class ScalingFitterTest {
  private static final Percentage CLOSE = Percentage.withPercentage(0.001);

  @Test
  void specSdm91AgreesWithRAndWithThePublishedCoefficients() {
    // R 4.2.2: m <- nls(x ~ g*n/(1+a*(n-1)+b*n*(n-1)), d, start=list(g=90,a=.03,b=1e-4));
    // coef(summary(m)); deviance(m); qt(.975, 4) = 2.7764451052
    // The documentation of R's usl 3.0 prints: alpha 0.0277285 (0.0091217), beta 0.0001044
    // (0.0000199), gamma 89.9952330 (14.2134894); residual standard error 82.8; peak 1884 at load
    // 96.52; limit 3246
    ScalingFit fit = fit(Published.specSdm91(), ScalingLaw.UNIVERSAL);

    check(fit, Coefficient.GAMMA, 89.9952328377, 14.2134884348);
    check(fit, Coefficient.ALPHA, 0.0277284753912, 0.00912173098871);
    check(fit, Coefficient.BETA, 1.04365484467e-04, 1.98752698453e-05);
    Interval alpha = fit.estimates().get(Coefficient.ALPHA).interval().orElseThrow();
    assertThat(alpha.lower())
        .isCloseTo(0.0277284753912 - 2.7764451052 * 0.00912173098871, within(1e-6));
    assertThat(alpha.upper())
        .isCloseTo(0.0277284753912 + 2.7764451052 * 0.00912173098871, within(1e-6));
    assertThat(fit.residualSumOfSquares()).isCloseTo(27453.719584, CLOSE);
    assertThat(fit.residualStandardError()).isCloseTo(82.8, within(0.1));
    assertThat(fit.peak()).hasValueCloseTo(96.52, within(0.01));
    assertThat(fit.throughput(96.52)).isCloseTo(1884, within(0.5));
    assertThat(fit.asymptote()).hasValueCloseTo(3246.0, within(0.5));
    assertThat(fit.speedup(1)).isEqualTo(1);
    assertThat(fit.rSquared()).isBetween(0.98, 1.0);
  }

  @Test
  void rayTracerAgreesWithR() {
    // R 4.2.2: nls(x ~ g*n/(1+a*(n-1)), d, start=list(g=20,a=.05)); deviance 697.237799749. With
    // beta under algorithm="port", lower=0 R finds beta = 0 and the same two others.
    ScalingFit amdahl = fit(Published.rayTracer(), ScalingLaw.AMDAHL);
    ScalingFit universal = fit(Published.rayTracer(), ScalingLaw.UNIVERSAL);

    check(amdahl, Coefficient.GAMMA, 21.8488406645169, 1.25777846530467);
    check(amdahl, Coefficient.ALPHA, 0.0577707713019, 0.00525797784821);
    assertThat(amdahl.residualSumOfSquares()).isCloseTo(697.237799749, CLOSE);
    assertThat(amdahl.residualStandardError()).isCloseTo(8.80175361157, CLOSE);
    assertThat(amdahl.peak()).isEmpty();
    assertThat(universal.estimates().get(Coefficient.BETA).isAtBound()).isTrue();
    assertThat(universal.value(Coefficient.ALPHA))
        .isCloseTo(amdahl.value(Coefficient.ALPHA), CLOSE);
  }

  @Test
  void haskellReadingWithAffinityHasNoContentionLeftToFit() {
    // R 4.2.2, 24 threads left out: nls(..., algorithm="port", lower=c(0,0,0)) puts alpha at 0;
    // nls(x ~ g*n/(1+b*n*(n-1)), rd, start=list(g=.0166,b=1e-3)) gives the others
    ScalingFit fit = fit(Published.haskellRead(), ScalingLaw.UNIVERSAL);

    assertThat(fit.estimates().get(Coefficient.ALPHA).isAtBound()).isTrue();
    check(fit, Coefficient.GAMMA, 0.0167840603439, 0.000916240350729);
    check(fit, Coefficient.BETA, 0.0021712093852, 0.000358680354492);
    assertThat(fit.residualSumOfSquares()).isCloseTo(0.000266968403131, CLOSE);
    assertThat(fit.asymptote()).isEmpty();
  }

  @Test
  void haskellWritingWithAffinityAgreesWithR() {
    // R 4.2.2, 24 threads left out: nls(x ~ g*n/(1+a*(n-1)+b*n*(n-1)), wr, ...)
    ScalingFit fit = fit(Published.haskellWrite(), ScalingLaw.UNIVERSAL);

    check(fit, Coefficient.GAMMA, 0.01833570131851, 0.001249775451585);
    check(fit, Coefficient.ALPHA, 0.07014553924543, 0.025906945603172);
    check(fit, Coefficient.BETA, 0.00742144392149, 0.000945658423912);
    assertThat(fit.residuals()).hasSize(7);
    assertThat(Math.abs(fit.worst().relative()))
        .isGreaterThanOrEqualTo(Math.abs(fit.residuals().get(3).relative()));
  }

  @Test
  void theUnitOfThroughputDoesNotMatter() {
    ScalingFit hours = fit(Published.specSdm91(), ScalingLaw.UNIVERSAL);
    ScalingFit nanos =
        fit(
            ScalingCurve.of(
                Published.specSdm91().points().stream()
                    .map(p -> new ScalingPoint(p.parallelism(), p.throughput() / 3.6e12))
                    .toList()),
            ScalingLaw.UNIVERSAL);

    assertThat(nanos.value(Coefficient.BETA)).isCloseTo(hours.value(Coefficient.BETA), CLOSE);
  }

  @Test
  void idealScalingStandsAtBothBounds() {
    ScalingFit fit =
        fit(
            Published.curve(new double[] {1, 2, 4, 8, 16}, new double[] {5, 10, 20, 40, 80}),
            ScalingLaw.UNIVERSAL);

    assertThat(fit.throughput(32)).isCloseTo(160, within(1e-6));
    assertThat(fit.rSquared()).isCloseTo(1, within(1e-9));
  }

  @Test
  void residualsThatKeepTheirSignTellOfAWrongLaw() {
    ScalingFit wrong = fit(Published.specSdm91(), ScalingLaw.AMDAHL);
    ScalingFit right = fit(Published.specSdm91(), ScalingLaw.UNIVERSAL);

    assertThat(wrong.residualStandardError()).isGreaterThan(1.5 * right.residualStandardError());
    assertThat(wrong.signChanges()).isBetween(1, 4);
  }

  @Test
  void aLawNeedsMoreLevelsThanCoefficients() {
    ScalingCurve three = Published.curve(new double[] {1, 2, 4}, new double[] {10, 18, 30});

    assertThat(ScalingFitter.fit(three.points(), ScalingLaw.UNIVERSAL)).isEmpty();
    assertThat(ScalingFitter.fit(three.points(), ScalingLaw.AMDAHL)).isPresent();
  }

  @Test
  void intervalsCoverTheTruth() {
    Random random = new Random(77);
    double[] n = {1, 2, 4, 8, 12, 16, 24, 32, 48};
    int covered = 0;
    int experiments = 1000;
    for (int experiment = 0; experiment < experiments; experiment++) {
      List<ScalingPoint> points = new ArrayList<>();
      for (double level : n) {
        double truth = ScalingLaw.throughput(level, 100, 0.03, 0.001);
        points.add(new ScalingPoint(level, truth + 10 * random.nextGaussian()));
      }
      ScalingFit fit = ScalingFitter.fit(points, ScalingLaw.UNIVERSAL).orElseThrow();
      covered +=
          fit.estimates()
                  .get(Coefficient.BETA)
                  .interval()
                  .filter(i -> i.contains(0.001))
                  .isPresent()
              ? 1
              : 0;
    }

    assertThat((double) covered / experiments).isBetween(0.93, 0.97);
  }

  private static ScalingFit fit(ScalingCurve curve, ScalingLaw law) {
    return ScalingFitter.fit(curve.sound(), law).orElseThrow();
  }

  private static void check(ScalingFit fit, Coefficient coefficient, double value, double error) {
    assertThat(fit.estimates().get(coefficient).value()).isCloseTo(value, CLOSE);
    assertThat(fit.estimates().get(coefficient).standardError()).isCloseTo(error, CLOSE);
  }
}
