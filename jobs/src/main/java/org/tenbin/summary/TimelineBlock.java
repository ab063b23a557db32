package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * Some consecutive seconds of a run: requests by the second in which they ended. Blocks keep the
 * shuffle small: a record a minute instead of a record a second.
 */
public final class TimelineBlock implements Partial {
  /** Seconds in a block. */
  public static final int SECONDS = 64;

  private static final long NANOS = 1_000_000_000L;

  /** Bit n is set where the second n of the block is there. */
  private long present;

  /** Those that are there, in order: with many cells most blocks hold few. */
  private Second[] seconds = new Second[1];

  /** One second of a run. */
  public static final class Second {
    private long sumHigh;
    private long sumLow;
    private long ok;
    private long errors;
    private long timeouts;
    private long maxNanos;

    void ok(long latencyNanos) {
      ok++;
      addSum(latencyNanos);
      if (latencyNanos > maxNanos) {
        maxNanos = latencyNanos;
      }
    }

    void failed(boolean timeout) {
      errors++;
      if (timeout) {
        timeouts++;
      }
    }

    /** Successful requests that ended in the second. */
    public long ok() {
      return ok;
    }

    /** Failed requests that ended in the second, timeouts included. */
    public long errors() {
      return errors;
    }

    /** Timeouts among the failed ones. */
    public long timeouts() {
      return timeouts;
    }

    /** Mean latency of the successful ones in nanoseconds; NaN where there is none. */
    public double meanNanos() {
      return ok == 0 ? Double.NaN : ExactSum.dividedBy(sumHigh, sumLow, ok);
    }

    /** Greatest latency of the successful ones in nanoseconds. */
    public long maxNanos() {
      return maxNanos;
    }

    private void merge(Second other) {
      addSum(other.sumLow);
      sumHigh += other.sumHigh;
      ok += other.ok;
      errors += other.errors;
      timeouts += other.timeouts;
      maxNanos = Math.max(maxNanos, other.maxNanos);
    }

    private void addSum(long low) {
      sumLow += low;
      if (Long.compareUnsigned(sumLow, low) < 0) {
        sumHigh++;
      }
    }

    /** Mostly all requests of a second succeed, and their sum needs no more than 64 bits. */
    private void write(PackedOutput out) {
      boolean usual = errors == 0 && sumHigh == 0;
      out.put(ok << 1 | (usual ? 0 : 1));
      out.put(sumLow);
      out.put(maxNanos);
      if (!usual) {
        out.put(sumHigh);
        out.put(errors);
        out.put(timeouts);
      }
    }

    private void read(PackedInput in) throws IOException {
      long head = in.get();
      ok = head >>> 1;
      sumLow = in.get();
      maxNanos = in.get();
      if ((head & 1) != 0) {
        sumHigh = in.get();
        errors = in.get();
        timeouts = in.get();
      }
    }
  }

  /** The epoch second of a time. */
  static long secondOf(long nanos) {
    return Math.floorDiv(nanos, NANOS);
  }

  /** The block that holds an epoch second. */
  static long blockOf(long second) {
    return Math.floorDiv(second, (long) SECONDS);
  }

  /** The second at an index of the block, or <code>null</code> where nothing ended in it. */
  public Second at(int index) {
    return (present >>> index & 1) == 0 ? null : seconds[rank(index)];
  }

  /** How many seconds before that index are there. */
  private int rank(int index) {
    return Long.bitCount(present & ((1L << index) - 1));
  }

  /** How many seconds are there. */
  int size() {
    return Long.bitCount(present);
  }

  Second second(long epochSecond) {
    int index = (int) Math.floorMod(epochSecond, (long) SECONDS);
    Second second = at(index);
    if (second == null) {
      second = new Second();
      put(index, second);
    }
    return second;
  }

  private void put(int index, Second second) {
    int size = size();
    if (size == seconds.length) {
      seconds = Arrays.copyOf(seconds, Math.min(SECONDS, 2 * size));
    }
    int rank = rank(index);
    System.arraycopy(seconds, rank, seconds, rank + 1, size - rank);
    seconds[rank] = second;
    present |= 1L << index;
  }

  @Override
  public Kind kind() {
    return Kind.TIMELINE;
  }

  @Override
  public void merge(Partial other) {
    TimelineBlock that = (TimelineBlock) other;
    long left = that.present;
    for (int n = 0; left != 0; n++) {
      int i = Long.numberOfTrailingZeros(left);
      Second ours = at(i);
      if (ours == null) {
        put(i, that.seconds[n]);
      } else {
        ours.merge(that.seconds[n]);
      }
      left &= left - 1;
    }
  }

  @Override
  public void write(DataOutput out) throws IOException {
    PackedOutput packed = new PackedOutput();
    packed.putFixed(present);
    int size = size();
    for (int i = 0; i < size; i++) {
      seconds[i].write(packed);
    }
    packed.writeTo(out);
  }

  @Override
  public void read(DataInput in) throws IOException {
    PackedInput packed = PackedInput.readFrom(in);
    present = packed.getFixed();
    int size = size();
    seconds = new Second[Math.max(1, size)];
    for (int i = 0; i < size; i++) {
      seconds[i] = new Second();
      seconds[i].read(packed);
    }
  }
}
