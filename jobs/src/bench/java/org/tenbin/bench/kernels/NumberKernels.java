package org.tenbin.bench.kernels;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tenbin.log.LineFramer;
import org.tenbin.log.delimited.ByteNumbers;

/**
 * What a number costs where it is not read in passing: other numbers each time, so that their
 * lengths are not foreseen.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class NumberKernels {
  private static final int NUMBERS = 10_000;

  /** Which numbers: a start in microseconds, latencies of 1 to 5 digits, ones with decimals. */
  @Param({"1360000000123456", "2103", "12.503"})
  public String like;

  private byte[] bytes;
  private final int[] ends = new int[NUMBERS];
  private long scale;

  /** Draws numbers. */
  @Setup
  public void draw() {
    SplittableRandom random = new SplittableRandom(1);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    scale = like.contains(".") ? 1_000_000 : 1000;
    for (int i = 0; i < NUMBERS; i++) {
      long latency = (long) Math.pow(10, 1 + 4 * random.nextDouble());
      String number =
          like.length() == 16
              ? Long.toString(1_360_000_000_000_000L + random.nextInt(1_000_000_000))
              : like.contains(".")
                  ? latency / 1000 + "." + (1000 + latency % 1000 + "").substring(1)
                  : Long.toString(latency);
      out.writeBytes(number.getBytes(StandardCharsets.US_ASCII));
      ends[i] = out.size();
    }
    out.writeBytes(new byte[LineFramer.TAIL]);
    bytes = out.toByteArray();
  }

  /** Exact nanoseconds. */
  @Benchmark
  @OperationsPerInvocation(NUMBERS)
  @Kernel(per = "number", what = "number parse: decimal text to exact nanoseconds")
  public long parse(Bytes read) {
    long sum = 0;
    int from = 0;
    for (int end : ends) {
      sum += ByteNumbers.parseScaled(bytes, from, end, scale);
      from = end;
    }
    read.bytes += from;
    return sum;
  }
}
