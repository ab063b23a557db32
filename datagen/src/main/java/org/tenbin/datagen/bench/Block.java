package org.tenbin.datagen.bench;

import java.util.List;

/**
 * Runs that share one life of the server: one back end, one repetition, one placement.
 *
 * @param backend level of the factor
 * @param cores CPUs of the server, or 0 where that is no factor
 * @param network level of the factor; loopback where that is no factor
 * @param repetition from 1
 * @param runs in the order in which they are made
 */
record Block(String backend, int cores, String network, int repetition, List<RunPlan> runs) {
  /** Copies the list. */
  Block {
    runs = List.copyOf(runs);
  }

  /** The same with some of its runs. */
  Block with(List<RunPlan> others) {
    return new Block(backend, cores, network, repetition, others);
  }

  /** For folders and messages. */
  String name() {
    String suffix = cores == 0 ? "" : "-" + cores + "-cores";
    return backend + suffix + (inNamespace() ? "-namespace-" : "-") + repetition;
  }

  /** Whether the server gets a network namespace of its own. */
  boolean inNamespace() {
    return network.equals(GridFactors.NAMESPACE);
  }
}
