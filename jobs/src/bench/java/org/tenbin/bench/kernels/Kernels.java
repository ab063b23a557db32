package org.tenbin.bench.kernels;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the kernels under JMH and prints a table: nanoseconds of one row, number, look-up, value or
 * merge, half the width of the 99.9 % interval over iterations and forks, and where bytes are read
 * or written also megabytes (10^6 bytes) a second. Every kernel runs in processes of its own, with
 * the collector of scripts/hadoop, on one thread.
 *
 * <p>They are the parts of what <code>summarize</code> does for a row: {@link ScanKernels} from
 * bytes to requests, {@link NumberKernels} and {@link CellKernels} parts of that, {@link
 * FoldKernels} from bytes to partials, which is all that a map does for a row, and {@link
 * HistogramKernels} what becomes of latencies. They say what a warm loop costs; a job of some
 * seconds also compiles those loops, opens files, sorts, reduces and writes tables, which only
 * whole processes show.
 */
public final class Kernels {
  private static final int FORKS = 3;
  private static final int WARMUPS = 4;
  private static final int ITERATIONS = 3;
  private static final String LINE = "%-36s %10s %8s %9s  %-8s %s%n";

  private Kernels() {}

  /**
   * Runs the kernels whose names match, and writes the table also as CSV.
   *
   * @param args pattern of names, folder for <code>kernels.csv</code> and the log of JMH
   */
  public static void main(String[] args) throws RunnerException, IOException {
    Path folder = Files.createDirectories(Path.of(args[1]));
    Path log = folder.resolve("kernels.log");
    System.out.println("Running each for half a minute; the log of JMH is " + log);
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(args[0])
                    .forks(FORKS)
                    .warmupIterations(WARMUPS)
                    .warmupTime(TimeValue.seconds(1))
                    .measurementIterations(ITERATIONS)
                    .measurementTime(TimeValue.seconds(1))
                    .shouldFailOnError(true)
                    .verbosity(VerboseMode.NORMAL)
                    .jvmArgsAppend("-XX:+UseSerialGC", "-Xms1g", "-Xmx1g")
                    .output(log.toString())
                    .build())
            .run();
    List<String> csv = new ArrayList<>(List.of("kernel,ns,error_ns,mb_per_s,per,what"));
    System.out.printf(LINE, "kernel", "ns", "+/-", "MB/s", "per", "");
    for (RunResult result : results) {
      Kernel kernel = kernel(result.getParams().getBenchmark());
      Result<?> time = result.getPrimaryResult();
      String name = name(result);
      String speed = speed(result);
      String error = String.format(Locale.ROOT, "%.2f", time.getScoreError());
      String nanos = String.format(Locale.ROOT, "%.2f", time.getScore());
      System.out.printf(LINE, name, nanos, error, speed, kernel.per(), kernel.what());
      csv.add(String.join(",", name, nanos, error, speed, kernel.per(), '"' + kernel.what() + '"'));
    }
    Path table = folder.resolve("kernels.csv");
    Files.write(table, csv, StandardCharsets.UTF_8);
    System.out.printf("%n%s%n", table);
  }

  private static String name(RunResult result) {
    String full = result.getParams().getBenchmark();
    int method = full.lastIndexOf('.');
    StringBuilder name = new StringBuilder(full.substring(full.lastIndexOf('.', method - 1) + 1));
    for (String key : result.getParams().getParamsKeys()) {
      name.append(' ').append(result.getParams().getParam(key));
    }
    return name.toString();
  }

  /** Megabytes a second: the counter of bytes gives nanoseconds a byte. */
  private static String speed(RunResult result) {
    Result<?> perByte = result.getSecondaryResults().get("bytes");
    return perByte == null ? "" : String.format(Locale.ROOT, "%.0f", 1000 / perByte.getScore());
  }

  private static Kernel kernel(String benchmark) {
    int method = benchmark.lastIndexOf('.');
    try {
      for (Method one : Class.forName(benchmark.substring(0, method)).getMethods()) {
        if (one.getName().equals(benchmark.substring(method + 1))) {
          return one.getAnnotation(Kernel.class);
        }
      }
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
    throw new IllegalStateException(benchmark + " is not there");
  }
}
