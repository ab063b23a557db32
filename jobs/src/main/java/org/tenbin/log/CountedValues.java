package org.tenbin.log;

/** Values with counts, as a histogram holds them. */
public interface CountedValues {
  /** Takes one value and how often it occurred. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Takes a value.
     *
     * @param valueNanos a latency in nanoseconds
     * @param count how often it occurred, above zero
     */
    void visit(long valueNanos, long count);
  }

  /** Hands every value that occurred to the visitor. */
  void forEach(Visitor visitor);
}
