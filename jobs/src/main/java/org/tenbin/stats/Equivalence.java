package org.tenbin.stats;

/**
 * Two one-sided t tests (TOST): the claim that a ratio is the same <em>within a declared
 * margin</em>. "No difference shown" is the absence of evidence; this is evidence of absence. The
 * margin is declared before the data are seen, and is symmetric for ratios: 1.05 means from 1/1.05
 * to 1.05.
 *
 * <p>D. J. Schuirmann, "A comparison of the two one-sided tests procedure and the power approach
 * for assessing the equivalence of average bioavailability", Journal of Pharmacokinetics and
 * Biopharmaceutics 15 (1987).
 *
 * @param margin the largest ratio that counts as equal, such as 1.05
 * @param pValue the larger of the two one-sided ones; small means equal within the margin
 * @param adjustedP after {@link Holm} over the family; the same where the test stands alone
 */
public record Equivalence(double margin, double pValue, double adjustedP) {

  /**
   * Tests a ratio of two samples.
   *
   * @param margin the largest ratio that counts as equal, above 1
   */
  public static Equivalence of(WelchRatio ratio, double margin) {
    return of(
        Math.log(ratio.estimate().ratio()),
        ratio.standardError(),
        ratio.degreesOfFreedom(),
        margin);
  }

  /** Tests a geometric mean of paired ratios. */
  public static Equivalence of(PairedRatios ratios, double margin) {
    return of(
        Math.log(ratios.estimate().ratio()),
        ratios.standardError(),
        ratios.degreesOfFreedom(),
        margin);
  }

  private static Equivalence of(double logRatio, double error, double df, double margin) {
    double distance = Math.log(requireMargin(margin)) - Math.abs(logRatio);
    if (error == 0) {
      return alone(margin, distance > 0 ? 0 : 1);
    }
    return alone(margin, Values.studentUpperTail(distance / error, df));
  }

  static double requireMargin(double margin) {
    if (!(margin > 1) || Double.isInfinite(margin)) {
      throw new IllegalArgumentException("A margin is a ratio above 1, such as 1.05: " + margin);
    }
    return margin;
  }

  Equivalence adjusted(double p) {
    return new Equivalence(margin, pValue, p);
  }

  private static Equivalence alone(double margin, double p) {
    return new Equivalence(margin, p, p);
  }
}
