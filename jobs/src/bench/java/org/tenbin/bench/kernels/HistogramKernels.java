package org.tenbin.bench.kernels;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.DataOutputBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tenbin.summary.LatencyHistogram;
import org.tenbin.summary.Moments;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.RunPartial;

/** What a latency costs once it is read: recording, merging, and a partial's way by wire. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class HistogramKernels {
  private static final int VALUES = 10_000;

  private final long[] values = new long[VALUES];
  private final LatencyHistogram filled = new LatencyHistogram();
  private final RunPartial run = new RunPartial();

  /** Draws latencies. */
  @Setup
  public void draw() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < VALUES; i++) {
      values[i] = (long) (1e6 * Math.exp(3 * random.nextDouble()));
      filled.record(values[i]);
      run.latency().record(values[i]);
    }
  }

  /** Into one that holds such values. */
  @Benchmark
  @OperationsPerInvocation(VALUES)
  public LatencyHistogram record() {
    for (long value : values) {
      filled.record(value);
    }
    return filled;
  }

  /** Exact sums and squares. */
  @Benchmark
  @OperationsPerInvocation(VALUES)
  public Moments moments() {
    Moments moments = new Moments();
    for (long value : values) {
      moments.add(value);
    }
    return moments;
  }

  /** Two histograms into one. */
  @Benchmark
  public LatencyHistogram merge() {
    LatencyHistogram merged = new LatencyHistogram();
    merged.merge(run.latency());
    merged.merge(run.latency());
    return merged;
  }

  /** A run's partial written and read. */
  @Benchmark
  public Object wire() throws IOException {
    try (DataOutputBuffer out = new DataOutputBuffer();
        DataInputBuffer in = new DataInputBuffer()) {
      new PartialWritable(run).write(out);
      in.reset(out.getData(), out.getLength());
      PartialWritable read = new PartialWritable();
      read.readFields(in);
      return read.get();
    }
  }
}
