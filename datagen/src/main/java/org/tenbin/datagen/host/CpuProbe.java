package org.tenbin.datagen.host;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The share of one CPU that a process had since the last look, user and system together. */
public final class CpuProbe implements Probe {
  /** Ticks of proc(5) a second; Linux has had 100 on every architecture that Java runs on. */
  private static final int TICKS_PER_SECOND = 100;

  private static final int USER_TICKS_FIELD = 11;

  private final String process;
  private final Path stat;
  private final LongSupplier nanoClock;
  private long lastTicks = -1;
  private long lastNanos;

  CpuProbe(String process, Path stat, LongSupplier nanoClock) {
    this.process = process;
    this.stat = stat;
    this.nanoClock = nanoClock;
  }

  /** Of a running process, under a name for people. */
  public static CpuProbe of(String name, long pid) {
    return new CpuProbe(name, Path.of("/proc", Long.toString(pid), "stat"), System::nanoTime);
  }

  @Override
  public String kind() {
    return "cpu";
  }

  @Override
  public Optional<Sighting> look() {
    Optional<Long> ticks = ProcFiles.read(stat).map(CpuProbe::ticks);
    long now = nanoClock.getAsLong();
    if (ticks.isEmpty()) {
      return Optional.empty();
    }
    Optional<Sighting> share = Optional.empty();
    if (lastTicks >= 0 && now > lastNanos) {
      double seconds = (ticks.get() - lastTicks) / (double) TICKS_PER_SECOND;
      double percent = 100 * seconds / ((now - lastNanos) / 1e9);
      share = Optional.of(Sighting.of(String.format(Locale.ROOT, "%s %.0f %%", process, percent)));
    }
    lastTicks = ticks.get();
    lastNanos = now;
    return share;
  }

  /** User and system time; counted behind the name, which may hold blanks. */
  private static long ticks(String text) {
    String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ", -1);
    return Long.parseLong(fields[USER_TICKS_FIELD]) + Long.parseLong(fields[USER_TICKS_FIELD + 1]);
  }
}
