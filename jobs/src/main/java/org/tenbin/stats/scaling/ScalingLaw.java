package org.tenbin.stats.scaling;

import java.util.List;

/**
 * A law of throughput X over parallelism N. Both laws are cases of
 *
 * <pre>X(N) = gamma N / (1 + alpha (N - 1) + beta N (N - 1))</pre>
 *
 * with gamma the throughput of one, alpha the share of work that is serial (contention) and beta
 * the cost of keeping each consistent with every other (coherency).
 */
public enum ScalingLaw {
  /**
   * Beta is zero. G. M. Amdahl, "Validity of the single processor approach to achieving large scale
   * computing capabilities", AFIPS Conference Proceedings 30 (1967).
   */
  AMDAHL,
  /**
   * The Universal Scalability Law. N. J. Gunther, "Guerrilla Capacity Planning" (2007), chapter 5;
   * with gamma as a third coefficient as in release 2.0 and later of the R package usl.
   */
  UNIVERSAL;

  /** The coefficients that are fitted. */
  public List<Coefficient> coefficients() {
    return switch (this) {
      case AMDAHL -> List.of(Coefficient.GAMMA, Coefficient.ALPHA);
      case UNIVERSAL -> List.of(Coefficient.GAMMA, Coefficient.ALPHA, Coefficient.BETA);
    };
  }

  static double throughput(double n, double gamma, double alpha, double beta) {
    return gamma * n / denominator(n, alpha, beta);
  }

  static double denominator(double n, double alpha, double beta) {
    return 1 + alpha * (n - 1) + beta * n * (n - 1);
  }
}
