package org.tenbin.datagen.simulate;

import java.util.Map;

/**
 * A back end: its operations by name and its garbage collector. Nothing else in the model depends
 * on the name of a back end, so exchanging two profiles exchanges all that follows from them.
 */
public record BackEnd(Map<String, Operation> operations, Collector collector) {
  public BackEnd {
    operations = operations == null ? Map.of() : Map.copyOf(operations);
    collector = collector == null ? Collector.NONE : collector;
  }

  /**
   * A garbage collector that stops the world.
   *
   * @param everyMb allocated memory from one collection to the next
   * @param pauseMs how long all cores stand still
   */
  public record Collector(Amount everyMb, Amount pauseMs) {
    /** Never collects. */
    public static final Collector NONE = new Collector(Amount.NONE, Amount.NONE);

    public Collector {
      everyMb = Amount.orNone(everyMb);
      pauseMs = Amount.orNone(pauseMs);
    }

    double nextAfterKb(Randomness random) {
      return everyMb.mean() == 0 ? Double.POSITIVE_INFINITY : everyMb.draw(random) * 1024;
    }
  }
}
