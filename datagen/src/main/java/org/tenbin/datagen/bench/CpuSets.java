package org.tenbin.datagen.bench;

/** Which CPUs the server gets. */
final class CpuSets {
  private CpuSets() {}

  /**
   * The list for the server and its back end: the first CPUs where <code>cores</code> is a factor,
   * else what the specification says.
   */
  static String server(BenchSpec spec, Block block) {
    if (block.cores() == 0 || spec.isQuota()) {
      return spec.serverCpus();
    }
    return block.cores() == 1 ? "0" : "0-" + (block.cores() - 1);
  }
}
