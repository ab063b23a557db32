package org.tenbin.summary;

import java.io.IOException;
import java.util.Comparator;

/**
 * How the requests of a client follow each other in its log, told by pairs of neighbours.
 *
 * <p>A client that sends one request after the other logs no request that began before the one
 * ahead of it ended, unless its clock was set back or a block of the log stands twice. Where
 * several are under way at once (the threads of a load generator), nearly every request began
 * before the one logged ahead of it ended, and which of two is logged first is up to the threads:
 * only a great step back is then a sign of anything.
 *
 * @param overlaps requests that began before the one logged ahead of them ended
 * @param steps requests that ended before the one logged ahead of them ended
 * @param jumps those that ended a second or more before it
 */
record LogOrder(long overlaps, long steps, long jumps) implements Comparable<LogOrder> {
  /** What a clock may be out by, and a pair of threads. */
  static final long TOLERANCE_NANOS = 10_000_000L;

  /** No thread holds a finished request back for so long. */
  static final long JUMP_NANOS = 1_000_000_000L;

  static final LogOrder NOTHING = new LogOrder(0, 0, 0);

  /** With more overlaps than this for each step, requests were under way at the same time... */
  private static final int OVERLAPS_OF_A_STEP = 2;

  /** ... if one in so many requests at least is one: a clock that creeps back is no thread. */
  private static final int REQUESTS_OF_AN_OVERLAP = 10;

  private static final Comparator<LogOrder> ORDER =
      Comparator.comparingLong(LogOrder::overlaps)
          .thenComparingLong(LogOrder::steps)
          .thenComparingLong(LogOrder::jumps);

  /** Whether a start makes an overlap, or an end a step. */
  static boolean isBefore(long previousEndNanos, long nanos) {
    return nanos < previousEndNanos - TOLERANCE_NANOS;
  }

  static boolean isJump(long previousEndNanos, long endNanos) {
    return endNanos <= previousEndNanos - JUMP_NANOS;
  }

  /** With one more pair of neighbours. */
  LogOrder followedBy(long previousEndNanos, long startNanos, long endNanos) {
    return new LogOrder(
        overlaps + (isBefore(previousEndNanos, startNanos) ? 1 : 0),
        steps + (isBefore(previousEndNanos, endNanos) ? 1 : 0),
        jumps + (isJump(previousEndNanos, endNanos) ? 1 : 0));
  }

  LogOrder plus(LogOrder other) {
    return new LogOrder(overlaps + other.overlaps, steps + other.steps, jumps + other.jumps);
  }

  /**
   * The steps back that are a sign of a clock set back, or of a block that stands twice.
   *
   * @param requests how many there are
   */
  long backwardSteps(long requests) {
    boolean threads =
        overlaps > OVERLAPS_OF_A_STEP * steps && overlaps >= requests / REQUESTS_OF_AN_OVERLAP;
    return threads ? jumps : steps;
  }

  void write(PackedOutput out) {
    out.put(overlaps);
    out.put(steps);
    out.put(jumps);
  }

  static LogOrder read(PackedInput in) throws IOException {
    return new LogOrder(in.get(), in.get(), in.get());
  }

  @Override
  public int compareTo(LogOrder other) {
    return ORDER.compare(this, other);
  }
}
