package org.tenbin.mapreduce;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.io.Writable;
import org.apache.hadoop.io.WritableUtils;
import org.apache.hadoop.mapreduce.InputSplit;

/** The work of one map task: small files together, or a range of a large one. */
public final class LogSplit extends InputSplit implements Writable {
  private List<LogSlice> slices = List.of();
  private String[] hosts = {};

  /** For Hadoop, which reads into it. */
  public LogSplit() {}

  LogSplit(List<LogSlice> slices, String... hosts) {
    this.slices = List.copyOf(slices);
    this.hosts = hosts.clone();
  }

  List<LogSlice> slices() {
    return slices;
  }

  @Override
  public long getLength() {
    return slices.stream().mapToLong(LogSlice::length).sum();
  }

  @Override
  public String[] getLocations() {
    return hosts.clone();
  }

  @Override
  public void write(DataOutput out) throws IOException {
    WritableUtils.writeVInt(out, slices.size());
    for (LogSlice slice : slices) {
      slice.write(out);
    }
    WritableUtils.writeStringArray(out, hosts);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    LogSlice[] read = new LogSlice[WritableUtils.readVInt(in)];
    for (int i = 0; i < read.length; i++) {
      read[i] = new LogSlice();
      read[i].readFields(in);
    }
    slices = List.of(read);
    hosts = Stream.of(WritableUtils.readStringArray(in)).toArray(String[]::new);
  }

  @Override
  public String toString() {
    return slices.size() == 1
        ? slices.get(0).toString()
        : slices.size() + " files from " + slices.get(0).path();
  }
}
