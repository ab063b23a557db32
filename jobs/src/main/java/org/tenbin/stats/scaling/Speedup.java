package org.tenbin.stats.scaling;

/**
 * How far a level outdoes the lowest one.
 *
 * @param parallelism of the level
 * @param speedup throughput over that of one thread; N would be ideal
 */
public record Speedup(double parallelism, double speedup) {
  /** Speed-up a thread: 1 is ideal, more is super-linear. */
  public double efficiency() {
    return speedup / parallelism;
  }
}
