package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.log.CountedValues;

/**
 * A latency distribution at three significant digits, in HdrHistogram's layout (2048 sub-buckets;
 * G. Tene, HdrHistogram, AbstractHistogram): a value is kept to within 1/1024 of itself, and
 * histograms merge by adding counts. Small histograms are a hash table of the buckets in use, since
 * a job holds one for each run it meets; a well-filled one becomes an array.
 */
public final class LatencyHistogram implements CountedValues {
  private static final int SUB_BUCKET_BITS = 10;
  private static final long SUB_BUCKET_MASK = (2L << SUB_BUCKET_BITS) - 1;
  private static final int UNIT_LEADING_ZEROS = Long.SIZE - SUB_BUCKET_BITS - 1;
  private static final int SMALLEST = 16;
  private static final int[] NO_SLOTS = {0, 0};

  /** Bucket indexes plus one (zero: free slot), open addressing, a power of two; null if dense. */
  private int[] slots = NO_SLOTS;

  private long[] slotCounts = {};
  private int used;
  private int lowest = Integer.MAX_VALUE;
  private int highest = -1;

  /** Counts of the buckets from {@link #base} on; null while sparse. */
  private long[] dense;

  private int base;

  /** Records one value, zero or more. */
  public void record(long value) {
    int index = indexOf(value);
    long[] counts = dense;
    if (counts != null) {
      int at = index - base;
      if (at >= 0 && at < counts.length) {
        counts[at]++;
        return;
      }
    }
    add(index, 1);
  }

  /** Records a value that occurred several times. */
  public void record(long value, long count) {
    if (count > 0) {
      add(indexOf(value), count);
    }
  }

  /** Adds the counts of another histogram. */
  public void merge(LatencyHistogram other) {
    if (other.dense != null) {
      if (isEmpty()) {
        slots = null;
        slotCounts = null;
        dense = other.dense.clone();
        base = other.base;
        return;
      }
      if (dense != null && other.dense.length > 0) {
        addAll(other.dense, other.base);
        return;
      }
      for (int i = 0; i < other.dense.length; i++) {
        if (other.dense[i] != 0) {
          add(other.base + i, other.dense[i]);
        }
      }
      return;
    }
    for (int i = 0; i < other.slots.length; i++) {
      if (other.slots[i] != 0) {
        add(other.slots[i] - 1, other.slotCounts[i]);
      }
    }
  }

  private void addAll(long[] counts, int from) {
    addDense(from, 0);
    addDense(from + counts.length - 1, 0);
    int shift = from - base;
    for (int i = 0; i < counts.length; i++) {
      dense[shift + i] += counts[i];
    }
  }

  private void add(int index, long count) {
    if (dense != null) {
      addDense(index, count);
      return;
    }
    int mask = slots.length - 1;
    int slot = hash(index) & mask;
    while (slots[slot] != 0) {
      if (slots[slot] == index + 1) {
        slotCounts[slot] += count;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (slots == NO_SLOTS) {
      slots = new int[SMALLEST];
      slotCounts = new long[SMALLEST];
      slot = hash(index) & (SMALLEST - 1);
    }
    slots[slot] = index + 1;
    slotCounts[slot] = count;
    lowest = Math.min(lowest, index);
    highest = Math.max(highest, index);
    if (++used * 2 > slots.length) {
      grow();
    }
  }

  private static int hash(int index) {
    int h = index * 0x9E3779B9;
    return h ^ (h >>> 16);
  }

  /** Doubles the table, or becomes an array where that takes no more memory. */
  private void grow() {
    int[] oldSlots = slots;
    long[] oldCounts = slotCounts;
    int range = highest - lowest + 1;
    if (range <= oldSlots.length * 3) {
      dense = new long[range];
      base = lowest;
      slots = null;
      slotCounts = null;
      for (int i = 0; i < oldSlots.length; i++) {
        if (oldSlots[i] != 0) {
          dense[oldSlots[i] - 1 - base] = oldCounts[i];
        }
      }
      return;
    }
    slots = new int[oldSlots.length * 2];
    slotCounts = new long[slots.length];
    int mask = slots.length - 1;
    for (int i = 0; i < oldSlots.length; i++) {
      if (oldSlots[i] != 0) {
        int slot = hash(oldSlots[i] - 1) & mask;
        while (slots[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        slots[slot] = oldSlots[i];
        slotCounts[slot] = oldCounts[i];
      }
    }
  }

  private void addDense(int index, long count) {
    if (index < base) {
      int spare = Math.min(base, Math.max(base - index, dense.length / 4));
      long[] wider = new long[dense.length + spare];
      System.arraycopy(dense, 0, wider, spare, dense.length);
      dense = wider;
      base -= spare;
    } else if (index >= base + dense.length) {
      dense = Arrays.copyOf(dense, Math.max(index - base + 1, dense.length + dense.length / 4));
    }
    dense[index - base] += count;
  }

  static int indexOf(long value) {
    int bucket = UNIT_LEADING_ZEROS - Long.numberOfLeadingZeros(value | SUB_BUCKET_MASK);
    return (bucket << SUB_BUCKET_BITS) + (int) (value >>> bucket);
  }

  private static int bucketOf(int index) {
    return Math.max(0, (index >>> SUB_BUCKET_BITS) - 1);
  }

  static long lowestValue(int index) {
    int bucket = bucketOf(index);
    return (long) (index - (bucket << SUB_BUCKET_BITS)) << bucket;
  }

  static long highestValue(int index) {
    return lowestValue(index) + (1L << bucketOf(index)) - 1;
  }

  /** Number of recorded values. */
  public long count() {
    long total = 0;
    for (long count : dense != null ? dense : slotCounts) {
      total += count;
    }
    return total;
  }

  /** Whether nothing was recorded. */
  public boolean isEmpty() {
    return dense == null && used == 0;
  }

  /** Bytes that the counts take, for bounding memory. */
  long memoryBytes() {
    return dense != null ? 8L * dense.length : 12L * slotCounts.length;
  }

  /** Hands each bucket in use, in order of value, as its highest value and count. */
  @Override
  public void forEach(Visitor visitor) {
    forEachBucket((index, count) -> visitor.visit(highestValue(index), count));
  }

  /** Takes one bucket. */
  @FunctionalInterface
  private interface BucketVisitor {
    void visit(int index, long count);
  }

  private void forEachBucket(BucketVisitor visitor) {
    if (dense != null) {
      for (int i = 0; i < dense.length; i++) {
        if (dense[i] != 0) {
          visitor.visit(base + i, dense[i]);
        }
      }
      return;
    }
    long[] ordered = new long[used];
    int n = 0;
    for (int i = 0; i < slots.length; i++) {
      if (slots[i] != 0) {
        ordered[n++] = ((long) slots[i] << Integer.SIZE) | i;
      }
    }
    Arrays.sort(ordered);
    for (long entry : ordered) {
      visitor.visit((int) (entry >>> Integer.SIZE) - 1, slotCounts[(int) entry]);
    }
  }

  void write(DataOutput out) throws IOException {
    if (dense != null) {
      writeDense(out);
      return;
    }
    WritableUtils.writeVInt(out, used);
    VarLongs longs = new VarLongs();
    int[] previous = {0};
    forEachBucket(
        (index, count) -> {
          longs.put(index - previous[0]);
          longs.put(count);
          previous[0] = index;
        });
    longs.writeTo(out);
  }

  private void writeDense(DataOutput out) throws IOException {
    VarLongs longs = new VarLongs();
    int buckets = 0;
    int previous = 0;
    for (int i = 0; i < dense.length; i++) {
      long count = dense[i];
      if (count != 0) {
        longs.put(base + i - previous);
        longs.put(count);
        previous = base + i;
        buckets++;
      }
    }
    WritableUtils.writeVInt(out, buckets);
    longs.writeTo(out);
  }

  void read(DataInput in) throws IOException {
    int buckets = WritableUtils.readVInt(in);
    int index = 0;
    for (int i = 0; i < buckets; i++) {
      index += WritableUtils.readVInt(in);
      add(index, WritableUtils.readVLong(in));
    }
  }
}
