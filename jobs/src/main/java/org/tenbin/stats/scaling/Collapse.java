package org.tenbin.stats.scaling;

/**
 * A level that was left out of a fit, with the reason in numbers: throughput kept only {@code kept}
 * of what it was at {@code lastSound}, where any scaling law would have kept {@code allowed}.
 *
 * @param parallelism the level left out
 * @param lastSound the next lower level that did not collapse
 * @param kept throughput here over throughput there
 * @param allowed the smallest share that the Universal Scalability Law permits
 */
public record Collapse(double parallelism, double lastSound, double kept, double allowed) {}
