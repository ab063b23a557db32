package org.tenbin.bench.kernels;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.DataOutputBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tenbin.summary.LatencyHistogram;
import org.tenbin.summary.Moments;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.RunPartial;

/**
 * What a latency costs once it is read, and what the distribution of a run costs on its way: 10,000
 * latencies over a factor of 20, which at three digits are in 3,900 of the 4,400 buckets there.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class HistogramKernels {
  private static final int VALUES = 10_000;

  private final long[] values = new long[VALUES];
  private final LatencyHistogram filled = new LatencyHistogram();
  private final LatencyHistogram target = new LatencyHistogram();
  private final RunPartial run = new RunPartial();
  private byte[] encoded;

  /** Draws latencies. */
  @Setup
  public void draw() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < VALUES; i++) {
      values[i] = (long) (1e6 * Math.exp(3 * random.nextDouble()));
      filled.record(values[i]);
      run.latency().record(values[i]);
    }
    target.merge(filled);
    try (DataOutputBuffer out = new DataOutputBuffer()) {
      new PartialWritable(run).write(out);
      encoded = java.util.Arrays.copyOf(out.getData(), out.getLength());
    }
  }

  /** Into one that holds such values. */
  @Benchmark
  @OperationsPerInvocation(VALUES)
  @Kernel(per = "value", what = "histogram record: into a histogram in use")
  public LatencyHistogram record() {
    for (long value : values) {
      filled.record(value);
    }
    return filled;
  }

  /** From nothing: the table of buckets grows, and becomes an array. */
  @Benchmark
  @OperationsPerInvocation(VALUES)
  @Kernel(per = "value", what = "histogram record: 10,000 values into an empty histogram")
  public LatencyHistogram recordFirst() {
    LatencyHistogram fresh = new LatencyHistogram();
    for (long value : values) {
      fresh.record(value);
    }
    return fresh;
  }

  /** Exact sums and squares. */
  @Benchmark
  @OperationsPerInvocation(VALUES)
  @Kernel(per = "value", what = "exact sum and sum of squares")
  public Moments moments() {
    Moments moments = new Moments();
    for (long value : values) {
      moments.add(value);
    }
    return moments;
  }

  /** Counts are added. */
  @Benchmark
  @Kernel(per = "merge", what = "histogram merge: an array of 4,400 buckets into another")
  public LatencyHistogram merge() {
    target.merge(filled);
    return target;
  }

  /** As a map task does. */
  @Benchmark
  @Kernel(per = "partial", what = "wire: a run's partial of 3,900 buckets, written")
  public int write(Bytes written) throws IOException {
    try (DataOutputBuffer out = new DataOutputBuffer()) {
      new PartialWritable(run).write(out);
      written.bytes += out.getLength();
      return out.getLength();
    }
  }

  /** As a reduce task does. */
  @Benchmark
  @Kernel(per = "partial", what = "wire: a run's partial of 3,900 buckets, read")
  public Object read(Bytes read) throws IOException {
    try (DataInputBuffer in = new DataInputBuffer()) {
      in.reset(encoded, encoded.length);
      PartialWritable partial = new PartialWritable();
      partial.readFields(in);
      read.bytes += encoded.length;
      return partial.get();
    }
  }
}
