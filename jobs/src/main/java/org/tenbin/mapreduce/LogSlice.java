package org.tenbin.mapreduce;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Objects;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.WritableComparable;
import org.apache.hadoop.io.WritableUtils;

/** A file, or a byte range of one, that a mapper reads; the key of the map's input. */
public final class LogSlice implements WritableComparable<LogSlice> {
  private String path = "";
  private long start;
  private long length;
  private boolean whole;
  private Path parsedPath;
  private volatile long reached;
  private Runnable heartbeat = () -> {};

  /** For Hadoop, which reads into it. */
  public LogSlice() {}

  private LogSlice(String path, long start, long length, boolean whole) {
    this.path = Objects.requireNonNull(path);
    this.start = start;
    this.length = length;
    this.whole = whole;
  }

  /** A whole file of that many bytes as it is stored. */
  public static LogSlice whole(Path path, long length) {
    return new LogSlice(path.toString(), 0, length, true);
  }

  /** A range of a file that is not compressed. */
  public static LogSlice range(Path path, long start, long length) {
    return new LogSlice(path.toString(), start, length, false);
  }

  public Path path() {
    if (parsedPath == null) {
      parsedPath = new Path(path);
    }
    return parsedPath;
  }

  /** Offset of the range. */
  public long start() {
    return start;
  }

  /** Stored bytes of the range. */
  public long length() {
    return length;
  }

  /** Whether the range is all of the file. */
  public boolean isWhole() {
    return whole;
  }

  /**
   * Tells how many stored bytes of the range were read: the record reader reports progress by it.
   */
  void reached(long bytes) {
    reached = bytes;
    heartbeat.run();
  }

  /** Has something run each time that bytes were read. */
  void eachRead(Runnable beat) {
    heartbeat = beat;
  }

  long reached() {
    return Math.min(reached, length);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    WritableUtils.writeString(out, path);
    out.writeLong(start);
    out.writeLong(length);
    out.writeBoolean(whole);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    path = WritableUtils.readString(in);
    parsedPath = null;
    start = in.readLong();
    length = in.readLong();
    whole = in.readBoolean();
    reached = 0;
  }

  @Override
  public int compareTo(LogSlice other) {
    int byPath = path.compareTo(other.path);
    return byPath != 0 ? byPath : Long.compare(start, other.start);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LogSlice that
        && path.equals(that.path)
        && start == that.start
        && length == that.length;
  }

  @Override
  public int hashCode() {
    return Objects.hash(path, start, length);
  }

  @Override
  public String toString() {
    return path + ":" + start + "+" + length;
  }
}
