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
import org.tenbin.log.LogFormat;
import org.tenbin.summary.SummaryFolder;

/**
 * What a map does for a row: from bytes to partials, with exact sums, the histogram of the run and
 * the timeline, in a folder that begins empty and passes all on at the end. So the first rows of a
 * client, a second or a bucket are in it with what they make, and how much a row costs depends on
 * how many rows share that: the campaign of 50 M rows has 3,000 rows a client, 50 a second and
 * client; the one of 10 M has 600 and 10. In random order every row also finds another cell.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class FoldKernels {
  private static final int CLIENTS = 23;
  private static final int MANY = 3_000 * CLIENTS;
  private static final int FEW = 600 * CLIENTS;
  private static final int RANDOM = 500_000;
  private static final long MEMORY_BYTES = 256L << 20;

  private byte[] many;
  private byte[] few;
  private byte[] random;

  /** Makes the logs. */
  @Setup
  public void make() throws IOException {
    many = BenchLogs.run(CLIENTS, MANY);
    few = BenchLogs.run(CLIENTS, FEW);
    random = BenchLogs.random(720, RANDOM);
  }

  private static long fold(byte[] log, Bytes read, String... factors) throws IOException {
    long[] partials = {0};
    SummaryFolder folder = new SummaryFolder((key, partial) -> partials[0]++, MEMORY_BYTES);
    folder.begin("/logs/client.csv", 0, "native");
    LogFormat.NATIVE.reader().read(LogBytes.by(log, factors), folder);
    folder.end();
    folder.flush();
    read.bytes += log.length;
    return partials[0];
  }

  /** A client of 3,000 rows. */
  @Benchmark
  @OperationsPerInvocation(MANY)
  @Kernel(per = "row", what = "bytes to partials, 3,000 rows a client (50 M rows in all)")
  public long campaign50(Bytes read) throws IOException {
    return fold(many, read, BenchLogs.factors());
  }

  /** A client of 600 rows. */
  @Benchmark
  @OperationsPerInvocation(FEW)
  @Kernel(per = "row", what = "bytes to partials, 600 rows a client (10 M rows in all)")
  public long campaign10(Bytes read) throws IOException {
    return fold(few, read, BenchLogs.factors());
  }

  /** Cells of 700 rows in less than a second. */
  @Benchmark
  @OperationsPerInvocation(RANDOM)
  @Kernel(per = "row", what = "bytes to partials, 720 cells in random order, 700 rows each")
  public long random720(Bytes read) throws IOException {
    return fold(random, read, "cell");
  }
}
