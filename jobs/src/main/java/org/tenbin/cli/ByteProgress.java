package org.tenbin.cli;

import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import picocli.CommandLine.Help.Ansi;

/** Bytes done, rate and time left in one line of a terminal; nothing in a pipe. */
final class ByteProgress implements LongConsumer {
  private static final long EVERY_NANOS = 200_000_000L;
  private static final double MEGABYTE = 1e6;

  private final PrintStream terminal;
  private final String what;
  private final long total;
  private final LongSupplier clock;
  private final long beganNanos;
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong shownNanos;

  ByteProgress(PrintStream terminal, String what, long total, LongSupplier clock) {
    this.terminal = terminal;
    this.what = what;
    this.total = total;
    this.clock = clock;
    beganNanos = clock.getAsLong();
    shownNanos = new AtomicLong(beganNanos);
  }

  static ByteProgress onTerminal(String what, long total) {
    PrintStream out =
        Ansi.AUTO.enabled()
            ? System.err
            : new PrintStream(
                java.io.OutputStream.nullOutputStream(),
                false,
                java.nio.charset.StandardCharsets.UTF_8);
    return new ByteProgress(out, what, total, System::nanoTime);
  }

  @Override
  public void accept(long bytes) {
    long sum = done.addAndGet(bytes);
    long now = clock.getAsLong();
    long shown = shownNanos.get();
    if (now - shown < EVERY_NANOS || !shownNanos.compareAndSet(shown, now)) {
      return;
    }
    double seconds = (now - beganNanos) / 1e9;
    double rate = sum / seconds;
    terminal.printf(
        Locale.ROOT,
        "\r\u001b[K%s %.1f of %.1f MB, %.1f MB/s, %.0f s left",
        what,
        sum / MEGABYTE,
        total / MEGABYTE,
        rate / MEGABYTE,
        Math.max(0, total - sum) / rate);
    terminal.flush();
  }

  void end() {
    terminal.print("\r\u001b[K");
    terminal.flush();
  }
}
