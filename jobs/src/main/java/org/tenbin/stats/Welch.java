package org.tenbin.stats;

/**
 * The difference of the means of two independent samples, variances not assumed equal: B. L. Welch,
 * "The generalization of Student's problem when several different population variances are
 * involved", Biometrika 34 (1947); degrees of freedom after F. E. Satterthwaite, "An Approximate
 * Distribution of Estimates of Variance Components", Biometrics Bulletin 2 (1946).
 *
 * @param degreesOfFreedom infinite when neither sample scatters
 */
record Welch(double difference, double standardError, double degreesOfFreedom) {
  static Welch ofSorted(double[] a, double[] b) {
    Values.requireSize(a, 2);
    Values.requireSize(b, 2);
    double difference = Values.mean(a) - Values.mean(b);
    double va = Values.variance(a) / a.length;
    double vb = Values.variance(b) / b.length;
    double sum = va + vb;
    if (sum == 0) {
      return new Welch(difference, 0, Double.POSITIVE_INFINITY);
    }
    double shareA = va / sum;
    double shareB = vb / sum;
    double df = 1 / (shareA * shareA / (a.length - 1) + shareB * shareB / (b.length - 1));
    return new Welch(difference, Math.sqrt(sum), df);
  }

  double halfWidth(double confidence) {
    return standardError == 0
        ? 0
        : Values.studentQuantile(confidence, degreesOfFreedom) * standardError;
  }
}
