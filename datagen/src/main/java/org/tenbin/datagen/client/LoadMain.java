package org.tenbin.datagen.client;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * The load generator's process: reads names of {@link LoadPlan} files from standard input, runs one
 * after the other, answers each with one line, and ends when its input does.
 *
 * <pre>
 * done sent=5300 measured=4000 failed=0 unanswered=0 skew_us=812 elapsed_us=1503000 cpu_us=801000
 * failed disk full
 * </pre>
 */
public final class LoadMain {
  private LoadMain() {}

  /** Runs plans until standard input ends. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    out.println("ready");
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.println(answer(Path.of(line)));
    }
  }

  private static String answer(Path plan) throws InterruptedException {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long cpuBefore = system.getProcessCpuTime();
    try {
      ClientTotals totals = LoadRun.run(LoadPlan.read(plan));
      long cpu = system.getProcessCpuTime() - cpuBefore;
      return "done sent="
          + totals.sent()
          + " measured="
          + totals.measured()
          + " failed="
          + totals.failed()
          + " unanswered="
          + totals.unanswered()
          + " skew_us="
          + micros(totals.startSkewNanos())
          + " elapsed_us="
          + (totals.measured() == 0 ? 0 : micros(totals.lastEndNanos() - totals.firstStartNanos()))
          + " cpu_us="
          + micros(cpu);
    } catch (IOException failure) {
      return "failed " + String.valueOf(failure.getMessage()).replace('\n', ' ');
    }
  }

  private static long micros(long nanos) {
    return TimeUnit.NANOSECONDS.toMicros(nanos);
  }
}
