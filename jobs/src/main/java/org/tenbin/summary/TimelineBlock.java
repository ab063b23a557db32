package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.apache.hadoop.io.WritableUtils;

/**
 * Some consecutive seconds of a run: requests by the second in which they ended. Blocks keep the
 * shuffle small: a record a minute instead of a record a second.
 */
public final class TimelineBlock implements Partial {
  /** Seconds in a block. */
  public static final int SECONDS = 64;

  private static final long NANOS = 1_000_000_000L;

  private final Second[] seconds = new Second[SECONDS];

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
    return seconds[index];
  }

  Second second(long epochSecond) {
    int index = (int) Math.floorMod(epochSecond, (long) SECONDS);
    Second second = seconds[index];
    if (second == null) {
      second = new Second();
      seconds[index] = second;
    }
    return second;
  }

  @Override
  public Kind kind() {
    return Kind.TIMELINE;
  }

  @Override
  public void merge(Partial other) {
    TimelineBlock that = (TimelineBlock) other;
    for (int i = 0; i < SECONDS; i++) {
      if (that.seconds[i] != null) {
        if (seconds[i] == null) {
          seconds[i] = that.seconds[i];
        } else {
          seconds[i].merge(that.seconds[i]);
        }
      }
    }
  }

  @Override
  public void write(DataOutput out) throws IOException {
    long present = 0;
    for (int i = 0; i < SECONDS; i++) {
      if (seconds[i] != null) {
        present |= 1L << i;
      }
    }
    out.writeLong(present);
    for (Second second : seconds) {
      if (second != null) {
        second.latency.write(out);
        WritableUtils.writeVLong(out, second.ok);
        WritableUtils.writeVLong(out, second.errors);
        WritableUtils.writeVLong(out, second.timeouts);
        WritableUtils.writeVLong(out, second.maxNanos);
      }
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    long present = in.readLong();
    for (int i = 0; i < SECONDS; i++) {
      if ((present & (1L << i)) != 0) {
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
}
