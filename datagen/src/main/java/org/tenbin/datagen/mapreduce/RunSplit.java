package org.tenbin.datagen.mapreduce;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.apache.hadoop.io.Writable;
import org.apache.hadoop.mapreduce.InputSplit;

/** Runs from one index to another, the end excluded. It lies nowhere: each node can simulate it. */
public final class RunSplit extends InputSplit implements Writable {
  private int from;
  private int to;
  private long requests;

  /** For deserialisation. */
  public RunSplit() {}

  RunSplit(int from, int to, long requests) {
    this.from = from;
    this.to = to;
    this.requests = requests;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  /** Requests, so that larger splits are started first. */
  @Override
  public long getLength() {
    return requests;
  }

  @Override
  public String[] getLocations() {
    return new String[0];
  }

  @Override
  public void write(DataOutput out) throws IOException {
    out.writeInt(from);
    out.writeInt(to);
    out.writeLong(requests);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    from = in.readInt();
    to = in.readInt();
    requests = in.readLong();
  }
}
