package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
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
  /** Logs are written by several threads: smaller steps back are no sign of anything. */
  static final long TOLERANCE_NANOS = 1_000_000_000L;

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
    return stretches.stream().sorted(ORDER).toList();
  }

  static long backwardSteps(List<Stretch> stretches) {
    long steps = 0;
    Stretch previous = null;
    for (Stretch stretch : inOrder(stretches)) {
      steps += stretch.steps;
      if (previous != null
          && previous.file == stretch.file
          && isBackward(previous.lastEndNanos, stretch.firstEndNanos)) {
        steps++;
      }
      previous = stretch;
    }
    return steps;
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(file);
    out.writeLong(offset);
    out.writeInt(part);
    out.writeLong(firstEndNanos);
    out.writeLong(lastEndNanos);
    out.writeLong(steps);
  }

  static Stretch read(DataInput in) throws IOException {
    return new Stretch(
        in.readLong(), in.readLong(), in.readInt(), in.readLong(), in.readLong(), in.readLong());
  }
}
