package org.tenbin.bench.kernels;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tenbin.bench.BenchLogs;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogFormat;

/**
 * What it costs to come from bytes to requests, with the campaign's native rows (68 bytes, twelve
 * columns, seven of which decide the series): one run of 23 clients, which is what a run has on
 * average, client by client, 3,000 rows each as in the campaign of 50 M rows.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ScanKernels {
  private static final int ROWS = 69_000;

  private byte[] log;

  /** Makes the log. */
  @Setup
  public void make() throws IOException {
    log = BenchLogs.run(23, ROWS);
  }

  /** The first step of every format of lines; plain native rows are not framed singly. */
  @Benchmark
  @OperationsPerInvocation(ROWS)
  @Kernel(per = "row", what = "line scan: the end of each line")
  public long lines(Bytes read) throws IOException {
    long sum = 0;
    try (LineFramer framer = new LineFramer(LogBytes.by(log))) {
      while (framer.next()) {
        sum += framer.to();
      }
    }
    read.bytes += log.length;
    return sum;
  }

  /** Reader of native logs, whose sink does nothing. */
  @Benchmark
  @OperationsPerInvocation(ROWS)
  @Kernel(per = "row", what = "bytes to requests: lines, numbers, cell; nothing is kept of them")
  public long requests(Bytes read) throws IOException {
    NoSink sink = new NoSink();
    LogFormat.NATIVE.reader().read(LogBytes.by(log, BenchLogs.factors()), sink);
    read.bytes += log.length;
    return sink.sum();
  }
}
