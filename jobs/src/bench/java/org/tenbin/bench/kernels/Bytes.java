package org.tenbin.bench.kernels;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts the bytes that a kernel read or wrote; {@link Kernels} turns it into bytes a second. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Bytes {
  /** Bytes that were read or written. */
  public long bytes;
}
