package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.apache.hadoop.io.WritableUtils;

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
    private final ExactSum latency = new ExactSum();
    private long ok;
    private long errors;
    private long timeouts;
    private long maxNanos;

    void ok(long latencyNanos) {
      ok++;
      latency.add(latencyNanos);
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
      return ok == 0 ? Double.NaN : latency.dividedBy(ok);
    }

    /** Greatest latency of the successful ones in nanoseconds. */
    public long maxNanos() {
      return maxNanos;
    }

    private void merge(Second other) {
      latency.add(other.latency);
      ok += other.ok;
      errors += other.errors;
      timeouts += other.timeouts;
      maxNanos = Math.max(maxNanos, other.maxNanos);
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
    for (int i = 0; i < SECONDS; i++) {
      Second theirs = that.at(i);
      if (theirs != null) {
        Second ours = at(i);
        if (ours == null) {
          put(i, theirs);
        } else {
          ours.merge(theirs);
        }
      }
    }
  }

  @Override
  public void write(DataOutput out) throws IOException {
    out.writeLong(present);
    for (int i = 0; i < size(); i++) {
      Second second = seconds[i];
      second.latency.write(out);
      WritableUtils.writeVLong(out, second.ok);
      WritableUtils.writeVLong(out, second.errors);
      WritableUtils.writeVLong(out, second.timeouts);
      WritableUtils.writeVLong(out, second.maxNanos);
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    present = in.readLong();
    seconds = new Second[Math.max(1, size())];
    for (int i = 0; i < size(); i++) {
      Second second = new Second();
      second.latency.read(in);
      second.ok = WritableUtils.readVLong(in);
      second.errors = WritableUtils.readVLong(in);
      second.timeouts = WritableUtils.readVLong(in);
      second.maxNanos = WritableUtils.readVLong(in);
      seconds[i] = second;
    }
  }
}
