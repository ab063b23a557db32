package org.tenbin.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.tenbin.mapreduce.JobWatch;
import picocli.CommandLine.Help.Ansi;

/** The progress of a job in one line of a terminal, with the time left; no progress in a pipe. */
final class ProgressLine implements JobWatch {
  private static final long EVERY_NANOS = 200_000_000L;
  private static final float MAP_SHARE = 0.9f;

  private final PrintStream terminal;
  private final String what;
  private final LongSupplier clock;
  private final long beganNanos;
  private long shownNanos;

  ProgressLine(PrintStream terminal, String what, LongSupplier clock) {
    this.terminal = terminal;
    this.what = what;
    this.clock = clock;
    beganNanos = clock.getAsLong();
    shownNanos = beganNanos;
  }

  /** A line on standard error where that is a terminal, else a watch that only passes lines on. */
  static JobWatch onTerminal(String what) {
    return Ansi.AUTO.enabled()
        ? new ProgressLine(System.err, what, System::nanoTime)
        : new Lines(System.err);
  }

  /** Shows no progress. */
  private record Lines(PrintStream out) implements JobWatch {
    @Override
    public void at(float map, float reduce) {}

    @Override
    public void tell(String line) {
      out.println("tenbin: " + line);
    }
  }

  @Override
  public void tell(String line) {
    terminal.println("\r\u001b[Ktenbin: " + line);
  }

  @Override
  public void at(float map, float reduce) {
    long now = clock.getAsLong();
    boolean done = map >= 1 && reduce >= 1;
    if (!done && now - shownNanos < EVERY_NANOS) {
      return;
    }
    shownNanos = now;
    if (done) {
      terminal.print("\r\u001b[K");
      terminal.flush();
      return;
    }
    double share = map * MAP_SHARE + reduce * (1 - MAP_SHARE);
    double seconds = (now - beganNanos) / 1e9;
    String left =
        share > 0.02 && seconds > 1 ? ", " + duration(seconds * (1 - share) / share) + " left" : "";
    terminal.printf(
        Locale.ROOT, "\r\u001b[K%s %3.0f %%, %s%s", what, share * 100, duration(seconds), left);
    terminal.flush();
  }

  private static String duration(double seconds) {
    Duration time = Duration.ofSeconds(Math.round(seconds));
    return time.toHours() > 0
        ? String.format(Locale.ROOT, "%d h %02d min", time.toHours(), time.toMinutesPart())
        : time.toMinutes() > 0
            ? String.format(Locale.ROOT, "%d min %02d s", time.toMinutes(), time.toSecondsPart())
            : time.toSeconds() + " s";
  }
}
