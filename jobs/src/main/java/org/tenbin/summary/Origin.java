package org.tenbin.summary;

/** Where the requests behind a row come from; the last column of every table. */
public final class Origin {
  /** The requests really happened. */
  public static final String MEASURED = "measured";

  /** The requests were made up by the simulator. */
  public static final String SIMULATED = "simulated";

  /** Some were measured and some simulated. */
  public static final String MIXED = "mixed";

  private Origin() {}

  static String of(boolean measured, boolean simulated) {
    return simulated ? (measured ? MIXED : SIMULATED) : MEASURED;
  }
}
