package org.tenbin.datagen.simulate;

/**
 * What one operation costs in a back end. Every part may be absent.
 *
 * @param parallelUs work on a core, any number at once
 * @param optimisticUs work on a core that ends with a compare-and-set; it is done again if another
 *     request got its own through in the meantime
 * @param serialUs work that only one request does at a time
 * @param waitUs waiting that holds no core: a disk, another process
 * @param allocatedKb garbage left in the heap
 * @param responseBytes length of the answer
 */
public record Operation(
    Amount parallelUs,
    Amount optimisticUs,
    Amount serialUs,
    Amount waitUs,
    Amount allocatedKb,
    Amount responseBytes) {
  public Operation {
    parallelUs = Amount.orNone(parallelUs);
    optimisticUs = Amount.orNone(optimisticUs);
    serialUs = Amount.orNone(serialUs);
    waitUs = Amount.orNone(waitUs);
    allocatedKb = Amount.orNone(allocatedKb);
    responseBytes = Amount.orNone(responseBytes);
  }
}
