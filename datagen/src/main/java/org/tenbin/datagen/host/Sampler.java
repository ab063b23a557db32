package org.tenbin.datagen.host;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.tenbin.log.Event;

/** Looks at probes once a second and writes what they see as events. */
public final class Sampler implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 5;
  private final ScheduledExecutorService timer;
  private final ScheduledFuture<?> sampling;

  private Sampler(ScheduledExecutorService timer, ScheduledFuture<?> sampling) {
    this.timer = timer;
    this.sampling = sampling;
  }

  /** Begins; the log must stay open until the sampler is closed. */
  public static Sampler start(List<Probe> probes, EventLog log, String host) {
    ScheduledExecutorService timer =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "sampler");
              thread.setDaemon(true);
              return thread;
            });
    // A failure of the event log ends the sampling; the log's own close tells of it.
    return new Sampler(
        timer, timer.scheduleAtFixedRate(() -> sample(probes, log, host), 0, 1, TimeUnit.SECONDS));
  }

  private static void sample(List<Probe> probes, EventLog log, String host) {
    for (Probe probe : probes) {
      probe
          .look()
          .ifPresent(
              seen ->
                  log.add(
                      new Event(
                          probe.kind(),
                          host,
                          EpochNanos.now(),
                          0,
                          seen.count(),
                          false,
                          seen.detail())));
    }
  }

  @Override
  public void close() {
    sampling.cancel(false);
    timer.shutdown();
    try {
      if (!timer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        timer.shutdownNow();
      }
    } catch (InterruptedException stop) {
      timer.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
