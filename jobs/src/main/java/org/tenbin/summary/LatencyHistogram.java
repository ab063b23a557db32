package org.tenbin.summary;

import java.io.IOException;
import java.util.Arrays;
import org.tenbin.log.CountedValues;

/**
 * A latency distribution at three significant digits, in HdrHistogram's layout (2048 sub-buckets;
 * G. Tene, HdrHistogram, AbstractHistogram): a value is kept to within 1/1024 of itself, and
 * histograms merge by adding counts.
 *
 * <p>A job holds one for each run it meets, so small ones are the buckets in use, each as one long
 * (index plus one, count): a hash table while values are recorded, or in order, as they come by
 * wire. A well-filled one is an array of counts.
 */
public final class LatencyHistogram implements CountedValues {
  private static final int SUB_BUCKET_BITS = 10;
  private static final long SUB_BUCKET_MASK = (2L << SUB_BUCKET_BITS) - 1;
  private static final int UNIT_LEADING_ZEROS = Long.SIZE - SUB_BUCKET_BITS - 1;

  /** Above the greatest index of a bucket. */
  private static final int BUCKETS = (Long.SIZE - SUB_BUCKET_BITS) << SUB_BUCKET_BITS;

  private static final int SMALLEST = 8;

  /** Bits of an entry that hold the count; the index above them takes 16. */
  private static final int COUNT_BITS = 47;

  private static final long MOST_COUNT = (1L << COUNT_BITS) - 1;
  private static final long[] NOTHING = {0};

  /** Buckets in use; as a hash table its length is a power of two, and zero is a free slot. */
  private long[] entries = NOTHING;

  private int used;

  /** Whether the entries are in order and without gaps, and no hash table. */
  private boolean ordered;

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
    if (other.isEmpty()) {
      return;
    }
    if (isEmpty()) {
      entries = other.entries.clone();
      used = other.used;
      ordered = other.ordered;
      dense = other.dense == null ? null : other.dense.clone();
      base = other.base;
    } else if (other.dense != null) {
      if (dense != null) {
        addAll(other.dense, other.base);
      } else {
        long[] ours = ordered ? entries : compact();
        dense = other.dense.clone();
        base = other.base;
        addEntries(ours, used);
        forgetEntries();
      }
    } else if (dense == null && ordered && other.ordered) {
      mergeOrdered(other);
    } else {
      long[] theirs = other.ordered ? other.entries : other.compact();
      addEntries(theirs, other.used);
    }
  }

  private void addEntries(long[] those, int count) {
    for (int i = 0; i < count; i++) {
      add(index(those[i]), those[i] & MOST_COUNT);
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

  private void mergeOrdered(LatencyHistogram other) {
    long[] left = entries;
    long[] right = other.entries;
    int leftUsed = used;
    int rightUsed = other.used;
    long[] both = new long[leftUsed + rightUsed];
    int l = 0;
    int r = 0;
    int n = 0;
    while (l < leftUsed && r < rightUsed) {
      long a = left[l];
      long b = right[r];
      int order = index(a) - index(b);
      if (order < 0) {
        both[n++] = a;
        l++;
      } else if (order > 0) {
        both[n++] = b;
        r++;
      } else {
        if ((a & MOST_COUNT) + (b & MOST_COUNT) > MOST_COUNT) {
          becomeDense();
          addEntries(right, rightUsed);
          return;
        }
        both[n++] = a + (b & MOST_COUNT);
        l++;
        r++;
      }
    }
    System.arraycopy(left, l, both, n, leftUsed - l);
    n += leftUsed - l;
    System.arraycopy(right, r, both, n, rightUsed - r);
    n += rightUsed - r;
    entries = both;
    used = n;
    if (isWorthDense(index(both[0]), index(both[n - 1]), n)) {
      becomeDense();
    }
  }

  private void add(int index, long count) {
    if (dense != null) {
      addDense(index, count);
      return;
    }
    if (ordered) {
      hashAgain(Math.max(SMALLEST, Integer.highestOneBit(used) * 4));
    }
    int mask = entries.length - 1;
    int slot = hash(index) & mask;
    while (entries[slot] != 0) {
      if (index(entries[slot]) == index) {
        if ((entries[slot] & MOST_COUNT) + count > MOST_COUNT) {
          becomeDense();
          addDense(index, count);
        } else {
          entries[slot] += count;
        }
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (count > MOST_COUNT) {
      becomeDense(index);
      addDense(index, count);
      return;
    }
    if (entries == NOTHING) {
      entries = new long[SMALLEST];
      slot = hash(index) & (SMALLEST - 1);
    }
    entries[slot] = entry(index, count);
    if (++used * 4 > entries.length * 3) {
      grow();
    }
  }

  private static long entry(int index, long count) {
    return (index + 1L) << COUNT_BITS | count;
  }

  private static int index(long entry) {
    return (int) (entry >>> COUNT_BITS) - 1;
  }

  private static int hash(int index) {
    int h = index * 0x9E3779B9;
    return h ^ (h >>> 16);
  }

  /** Doubles the table, or becomes an array where that takes no more memory. */
  private void grow() {
    int lowest = BUCKETS;
    int highest = 0;
    for (long entry : entries) {
      if (entry != 0) {
        lowest = Math.min(lowest, index(entry));
        highest = Math.max(highest, index(entry));
      }
    }
    if (highest - lowest < entries.length * 2) {
      becomeDense();
    } else {
      hashAgain(entries.length * 2);
    }
  }

  private void hashAgain(int length) {
    long[] old = entries;
    int count = ordered ? used : old.length;
    entries = new long[length];
    ordered = false;
    int mask = length - 1;
    for (int i = 0; i < count; i++) {
      if (old[i] != 0) {
        int slot = hash(index(old[i])) & mask;
        while (entries[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        entries[slot] = old[i];
      }
    }
  }

  /** The entries without free slots, in no order. */
  private long[] compact() {
    long[] all = new long[used];
    int n = 0;
    for (long entry : entries) {
      if (entry != 0) {
        all[n++] = entry;
      }
    }
    return all;
  }

  /** Puts the entries in order; recording makes them a hash table again. */
  private void order() {
    if (!ordered) {
      long[] all = compact();
      Arrays.sort(all);
      entries = all;
      ordered = true;
    }
  }

  private static boolean isWorthDense(int first, int last, int count) {
    return last - first < 2 * count;
  }

  private void becomeDense() {
    order();
    becomeDense(index(entries[0]));
  }

  /** Becomes an array that has that bucket. */
  private void becomeDense(int withIndex) {
    order();
    int from = used == 0 ? withIndex : Math.min(withIndex, index(entries[0]));
    int to = used == 0 ? withIndex : Math.max(withIndex, index(entries[used - 1]));
    dense = new long[to - from + 1];
    base = from;
    for (int i = 0; i < used; i++) {
      dense[index(entries[i]) - base] = entries[i] & MOST_COUNT;
    }
    forgetEntries();
  }

  private void forgetEntries() {
    entries = NOTHING;
    used = 0;
    ordered = false;
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
    if (dense != null) {
      for (long count : dense) {
        total += count;
      }
    } else {
      for (long entry : entries) {
        total += entry & MOST_COUNT;
      }
    }
    return total;
  }

  /** Whether nothing was recorded. */
  public boolean isEmpty() {
    return dense == null && used == 0;
  }

  /** Bytes that the counts take, for bounding memory. */
  long memoryBytes() {
    return 8L * (dense != null ? dense.length : entries.length);
  }

  /** Hands each bucket in use, in order of value, as its highest value and count. */
  @Override
  public void forEach(Visitor visitor) {
    if (dense != null) {
      for (int i = 0; i < dense.length; i++) {
        if (dense[i] != 0) {
          visitor.visit(highestValue(base + i), dense[i]);
        }
      }
      return;
    }
    order();
    for (int i = 0; i < used; i++) {
      visitor.visit(highestValue(index(entries[i])), entries[i] & MOST_COUNT);
    }
  }

  /**
   * The values at some ranks, in one pass.
   *
   * @param ranks from one on, rising, none above {@link #count}
   * @return the highest value of the bucket in which each rank lies
   */
  long[] valuesAt(long[] ranks) {
    long[] values = new long[ranks.length];
    if (dense == null) {
      order();
    }
    long seen = 0;
    int next = 0;
    int buckets = dense != null ? dense.length : used;
    for (int i = 0; i < buckets && next < ranks.length; i++) {
      seen += dense != null ? dense[i] : entries[i] & MOST_COUNT;
      while (next < ranks.length && ranks[next] <= seen) {
        values[next++] = highestValue(dense != null ? base + i : index(entries[i]));
      }
    }
    return values;
  }

  /**
   * Writes the number of buckets in use, the first, how far the last is from it, and from the first
   * on the counts; zero and a number stand for that many empty buckets. The form depends on the
   * content only.
   */
  void write(PackedOutput out) {
    if (dense == null) {
      order();
      writeOrdered(out);
    } else {
      writeDense(out);
    }
  }

  private void writeOrdered(PackedOutput out) {
    out.put(used);
    if (used == 0) {
      return;
    }
    int first = index(entries[0]);
    out.put(first);
    out.put(index(entries[used - 1]) - first);
    int next = first;
    for (int i = 0; i < used; i++) {
      int index = index(entries[i]);
      if (index > next) {
        out.putNibbles(0);
        out.putNibbles(index - next);
      }
      out.putNibbles(entries[i] & MOST_COUNT);
      next = index + 1;
    }
    out.endNibbles();
  }

  private void writeDense(PackedOutput out) {
    int buckets = 0;
    int first = -1;
    int last = 0;
    for (int i = 0; i < dense.length; i++) {
      if (dense[i] != 0) {
        buckets++;
        first = first < 0 ? i : first;
        last = i;
      }
    }
    out.put(buckets);
    out.put(base + first);
    out.put(last - first);
    int next = first;
    for (int i = first; i <= last; i++) {
      long count = dense[i];
      if (count != 0) {
        if (i > next) {
          out.putNibbles(0);
          out.putNibbles(i - next);
        }
        out.putNibbles(count);
        next = i + 1;
      }
    }
    out.endNibbles();
  }

  /** Reads what {@link #write} wrote into an empty histogram. */
  void read(PackedInput in) throws IOException {
    long buckets = in.get();
    if (buckets == 0) {
      return;
    }
    long first = in.get();
    long range = in.get();
    boolean possible = range >= 0 && range < BUCKETS && first >= 0 && first < BUCKETS - range;
    if (!possible || buckets < 0 || buckets > range + 1) {
      throw new IOException("a histogram of " + buckets + " buckets from " + first + " on");
    }
    int left = (int) buckets;
    boolean array = isWorthDense((int) first, (int) (first + range), left);
    long[] read = new long[array ? (int) range + 1 : left];
    int at = 0;
    int n = 0;
    while (left > 0) {
      long count = in.getNibbles();
      if (count == 0) {
        at = (int) Math.max(0, Math.min(BUCKETS, at + in.getNibbles()));
        count = in.getNibbles();
      }
      if (at > range) {
        throw new IOException("a histogram of more buckets than it says");
      }
      if (array) {
        read[at] = count;
      } else if (count <= MOST_COUNT) {
        read[n++] = entry((int) first + at, count);
      } else {
        add((int) first + at, count);
      }
      at++;
      left--;
    }
    in.endNibbles();
    if (array) {
      dense = read;
      base = (int) first;
    } else if (dense != null) {
      addEntries(read, n);
    } else {
      entries = read;
      used = n;
      ordered = true;
    }
  }
}
