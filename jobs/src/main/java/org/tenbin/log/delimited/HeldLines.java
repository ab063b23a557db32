package org.tenbin.log.delimited;

import java.util.Arrays;
import org.tenbin.log.LineFramer;

/** Lines that were framed ahead while a quoted field was open; a queue in one array. */
final class HeldLines {
  private static final int TAIL = Long.BYTES;

  private byte[] bytes = new byte[4096];
  private int used;
  private int[] starts = new int[16];
  private int[] ends = new int[16];
  private long[] offsets = new long[16];
  private boolean[] terminated = new boolean[16];
  private int first;
  private int count;

  /** Copies the framer's current line to the end of the queue. */
  void add(LineFramer framer) {
    int length = framer.to() - framer.from();
    makeRoom(length);
    System.arraycopy(framer.buffer(), framer.from(), bytes, used, length);
    starts[count] = used;
    ends[count] = used + length;
    offsets[count] = framer.offset();
    terminated[count] = framer.terminated();
    used += length;
    count++;
  }

  private void makeRoom(int length) {
    if (first > 0 && first > count / 2) {
      compact();
    }
    if (used + length + TAIL > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, used + length + TAIL));
    }
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      offsets = Arrays.copyOf(offsets, count * 2);
      terminated = Arrays.copyOf(terminated, count * 2);
    }
  }

  private void compact() {
    int left = count - first;
    int base = left == 0 ? used : starts[first];
    System.arraycopy(bytes, base, bytes, 0, used - base);
    used -= base;
    for (int i = 0; i < left; i++) {
      starts[i] = starts[first + i] - base;
      ends[i] = ends[first + i] - base;
      offsets[i] = offsets[first + i];
      terminated[i] = terminated[first + i];
    }
    first = 0;
    count = left;
  }

  /** Forgets the first lines. */
  void drop(int lines) {
    first += lines;
  }

  /** How many lines wait. */
  int size() {
    return count - first;
  }

  /** How many bytes the waiting lines hold. */
  int length() {
    return size() == 0 ? 0 : used - starts[first];
  }

  byte[] bytes() {
    return bytes;
  }

  int start(int line) {
    return starts[first + line];
  }

  int end(int line) {
    return ends[first + line];
  }

  long offset(int line) {
    return offsets[first + line];
  }

  boolean terminated(int line) {
    return terminated[first + line];
  }
}
