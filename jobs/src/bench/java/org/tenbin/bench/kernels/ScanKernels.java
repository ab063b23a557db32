package org.tenbin.bench.kernels;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogFormat;
import org.tenbin.log.delimited.ByteNumbers;
import org.tenbin.summary.SummaryFolder;

/** What a row costs: framing, its numbers, its cell, and all of it from bytes to partials. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ScanKernels {
  private static final int ROWS = 100_000;
  private static final byte[] NUMBERS =
      "1360000000000000,2103,12.5,,".getBytes(StandardCharsets.US_ASCII);

  /** Rows in a row of one cell: 1 is random order. */
  @Param({"1", "500"})
  int together;

  private byte[] log;

  /** Makes the log. */
  @Setup
  public void make() {
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder text = new StringBuilder("cell,client,seq,start_us,latency_us,status,bytes\n");
    int cell = 0;
    for (int i = 0; i < ROWS; i++) {
      if (i % together == 0) {
        cell = random.nextInt(720);
      }
      text.append("backend-jungle-").append(cell).append(",node07,").append(i).append(',');
      text.append(1_360_000_000_000_000L + i * 100L).append(',').append(random.nextInt(20_000));
      text.append(",200,512\n");
    }
    log = text.toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** Lines, nothing else. */
  @Benchmark
  @OperationsPerInvocation(ROWS)
  public long frame() throws IOException {
    long sum = 0;
    try (LineFramer framer = new LineFramer(MemoryInput.by(log, "cell"))) {
      while (framer.next()) {
        sum += framer.to();
      }
    }
    return sum;
  }

  /** All of it. */
  @Benchmark
  @OperationsPerInvocation(ROWS)
  public long rows() throws IOException {
    long[] partials = {0};
    SummaryFolder folder = new SummaryFolder((key, partial) -> partials[0]++, 1L << 28);
    folder.begin("/logs/client.csv", 0, "native");
    LogFormat.NATIVE.reader().read(MemoryInput.by(log, "cell"), folder);
    folder.end();
    folder.flush();
    return partials[0];
  }

  /** A time of 16 digits, a latency of four, one with a decimal. */
  @Benchmark
  @OperationsPerInvocation(3)
  public long numbers() {
    return ByteNumbers.parseScaled(NUMBERS, 0, 16, 1000)
        + ByteNumbers.parseScaled(NUMBERS, 17, 21, 1000)
        + ByteNumbers.parseScaled(NUMBERS, 22, 26, 1_000_000);
  }
}
