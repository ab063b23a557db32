package org.tenbin.summary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * An unbroken stretch of a client's requests as one task read them from one file. Kept apart, since
 * whether the clock stepped back between two stretches can be told only when both are at hand.
 *
 * @param file hash of the file's path
 * @param offset where the task's range begins in the file
 * @param part number of the stretch in the range
 * @param firstEndNanos end of its first request
 * @param lastEndNanos end of its last request
 * @param steps backward steps within it
 */
record Stretch(
    long file, long offset, int part, long firstEndNanos, long lastEndNanos, long steps) {
  /** Several threads may write one log: smaller steps back are no sign of anything. */
  static final long TOLERANCE_NANOS = 10_000_000L;

  private static final Comparator<Stretch> ORDER =
      Comparator.comparingLong(Stretch::file)
          .thenComparingLong(Stretch::offset)
          .thenComparingInt(Stretch::part)
          .thenComparingLong(Stretch::firstEndNanos)
          .thenComparingLong(Stretch::lastEndNanos)
          .thenComparingLong(Stretch::steps);

  static boolean isBackward(long previousEndNanos, long endNanos) {
    return endNanos < previousEndNanos - TOLERANCE_NANOS;
  }

  static List<Stretch> inOrder(List<Stretch> stretches) {
    if (stretches.size() < 2) {
      return stretches;
    }
    return stretches.stream().sorted(ORDER).toList();
  }

  static long backwardSteps(List<Stretch> stretches) {
    long steps = 0;
    for (Stretch stretch : joined(stretches)) {
      steps += stretch.steps;
    }
    return steps;
  }

  /** The stretches of each file as one, with the backward steps between them. */
  static List<Stretch> joined(List<Stretch> stretches) {
    List<Stretch> joined = new ArrayList<>(1);
    for (Stretch next : inOrder(stretches)) {
      Stretch last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null && last.file == next.file) {
        joined.set(joined.size() - 1, last.followedBy(next));
      } else {
        joined.add(new Stretch(next.file, 0, 0, next.firstEndNanos, next.lastEndNanos, next.steps));
      }
    }
    return joined;
  }

  private Stretch followedBy(Stretch next) {
    int between = isBackward(lastEndNanos, next.firstEndNanos) ? 1 : 0;
    return new Stretch(
        file, offset, part, firstEndNanos, next.lastEndNanos, steps + between + next.steps);
  }

  /**
   * Writes it.
   *
   * @param from time near which it begins
   * @param to time near which it ends
   */
  void write(PackedOutput out, long from, long to) {
    out.putFixed(file);
    out.put(offset);
    out.put(part);
    out.putSigned(firstEndNanos - from);
    out.putSigned(lastEndNanos - to);
    out.put(steps);
  }

  static Stretch read(PackedInput in, long from, long to) throws IOException {
    long file = in.getFixed();
    long offset = in.get();
    int part = (int) in.get();
    long firstEndNanos = in.getSigned() + from;
    long lastEndNanos = in.getSigned() + to;
    return new Stretch(file, offset, part, firstEndNanos, lastEndNanos, in.get());
  }
}
