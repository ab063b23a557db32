package org.tenbin.stats;

/** Which way a quantity is good. */
public enum Better {
  /** Such as throughput. */
  HIGHER,
  /** Such as elapsed time. */
  LOWER
}
