package org.tenbin.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * What one run of a command took, measured from outside as Linux accounts it: the processor time of
 * the process and all it started, and the greatest resident size of any of them.
 *
 * @param wallSeconds from start to end
 * @param cpuSeconds user and system time
 * @param peakMiB largest single process
 */
record Measured(double wallSeconds, double cpuSeconds, double peakMiB) {
  static final int TICKS_A_SECOND = 100;
  private static final int POLL_MILLIS = 20;
  private static final int LOOKS_FOR_DESCENDANTS = 10;
  private static final int CHILDREN_USER = 15;

  /**
   * Runs a command.
   *
   * @param output where its output goes
   * @throws IOException where it cannot be run or fails
   */
  static Measured run(List<String> command, Map<String, String> environment, Path output)
      throws IOException, InterruptedException {
    return run(command, environment, output, process -> {});
  }

  /**
   * As {@link #run(List, Map, Path)}.
   *
   * @param look is shown each process every 20 ms while it runs
   */
  static Measured run(
      List<String> command, Map<String, String> environment, Path output, LongConsumer look)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    builder.redirectInput(new File("/dev/null"));
    long ticks = childTicks();
    long begin = System.nanoTime();
    Process process = builder.start();
    long peakKib = 0;
    List<ProcessHandle> descendants = List.of();
    for (int looks = 0; !process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS); looks++) {
      if (looks % LOOKS_FOR_DESCENDANTS == 0) {
        // All processes of the machine are looked through for them, which would disturb.
        descendants = process.descendants().toList();
      }
      peakKib = Math.max(peakKib, peakKib(process.pid()));
      look.accept(process.pid());
      for (ProcessHandle child : descendants) {
        peakKib = Math.max(peakKib, peakKib(child.pid()));
        look.accept(child.pid());
      }
    }
    double wall = (System.nanoTime() - begin) / 1e9;
    if (process.exitValue() != 0) {
      throw new IOException(
          String.join(" ", command) + " failed:\n" + Files.readString(output).strip());
    }
    double cpu = (double) (childTicks() - ticks) / TICKS_A_SECOND;
    return new Measured(wall, cpu, peakKib / 1024.0);
  }

  /** User and system time of the children that ended, from proc(5). */
  private static long childTicks() throws IOException {
    String stat = Files.readString(Path.of("/proc/self/stat"));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return Long.parseLong(fields[CHILDREN_USER - 2]) + Long.parseLong(fields[CHILDREN_USER - 1]);
  }

  private static long peakKib(long pid) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
        if (line.startsWith("VmHWM:")) {
          return Long.parseLong(line.replaceAll("[^0-9]", ""));
        }
      }
    } catch (IOException ended) {
      // Between two looks it may be gone.
    }
    return 0;
  }

  /** This and another that began when this had ended. */
  Measured then(Measured next) {
    return new Measured(
        wallSeconds + next.wallSeconds,
        cpuSeconds + next.cpuSeconds,
        Math.max(peakMiB, next.peakMiB));
  }

  /** Each figure's median. */
  static Measured median(List<Measured> runs) {
    return new Measured(
        median(runs.stream().mapToDouble(Measured::wallSeconds).toArray()),
        median(runs.stream().mapToDouble(Measured::cpuSeconds).toArray()),
        median(runs.stream().mapToDouble(Measured::peakMiB).toArray()));
  }

  static double median(double[] values) {
    Arrays.sort(values);
    int middle = values.length / 2;
    return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
  }
}
