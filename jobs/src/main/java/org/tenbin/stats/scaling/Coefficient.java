package org.tenbin.stats.scaling;

/** The coefficients of {@link ScalingLaw}. */
public enum Coefficient {
  /** Throughput of one. */
  GAMMA,
  /** Contention. */
  ALPHA,
  /** Coherency. */
  BETA
}
