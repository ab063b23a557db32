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
 * @param firstStartNanos start of its first request
 * @param firstEndNanos end of its first request
 * @param lastEndNanos end of its last request
 * @param order how the requests within it follow each other
 */
record Stretch(
    long file,
    long offset,
    int part,
    long firstStartNanos,
    long firstEndNanos,
    long lastEndNanos,
    LogOrder order) {
  private static final Comparator<Stretch> ORDER =
      Comparator.comparingLong(Stretch::file)
          .thenComparingLong(Stretch::offset)
          .thenComparingInt(Stretch::part)
          .thenComparingLong(Stretch::firstStartNanos)
          .thenComparingLong(Stretch::firstEndNanos)
          .thenComparingLong(Stretch::lastEndNanos)
          .thenComparing(Stretch::order);

  static List<Stretch> inOrder(List<Stretch> stretches) {
    if (stretches.size() < 2) {
      return stretches;
    }
    return stretches.stream().sorted(ORDER).toList();
  }

  static long backwardSteps(List<Stretch> stretches, long requests) {
    LogOrder all = LogOrder.NOTHING;
    for (Stretch stretch : joined(stretches)) {
      all = all.plus(stretch.order);
    }
    return all.backwardSteps(requests);
  }

  /** The stretches of each file as one, with the backward steps between them. */
  static List<Stretch> joined(List<Stretch> stretches) {
    List<Stretch> joined = new ArrayList<>(1);
    for (Stretch next : inOrder(stretches)) {
      Stretch last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null && last.file == next.file) {
        joined.set(joined.size() - 1, last.followedBy(next));
      } else {
        joined.add(
            new Stretch(
                next.file,
                0,
                0,
                next.firstStartNanos,
                next.firstEndNanos,
                next.lastEndNanos,
                next.order));
      }
    }
    return joined;
  }

  private Stretch followedBy(Stretch next) {
    LogOrder both =
        order.followedBy(lastEndNanos, next.firstStartNanos, next.firstEndNanos).plus(next.order);
    return new Stretch(file, offset, part, firstStartNanos, firstEndNanos, next.lastEndNanos, both);
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
    out.putSigned(firstStartNanos - from);
    out.putSigned(firstEndNanos - from);
    out.putSigned(lastEndNanos - to);
    order.write(out);
  }

  static Stretch read(PackedInput in, long from, long to) throws IOException {
    long file = in.getFixed();
    long offset = in.get();
    int part = (int) in.get();
    long firstStartNanos = in.getSigned() + from;
    long firstEndNanos = in.getSigned() + from;
    long lastEndNanos = in.getSigned() + to;
    return new Stretch(
        file, offset, part, firstStartNanos, firstEndNanos, lastEndNanos, LogOrder.read(in));
  }
}
