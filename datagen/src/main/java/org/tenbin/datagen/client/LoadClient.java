package org.tenbin.datagen.client;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** One client: warms up, waits for the scheduled start, sends its requests, logs each. */
final class LoadClient implements Callable<ClientTotals> {
  /** The warm-up ends so long before the start that its last answers are in. */
  private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  private final LoadPlan plan;
  private final int number;
  private final byte[][] requests;
  private long sent;
  private long measured;
  private long failed;
  private long unanswered;
  private long firstStartNanos = Long.MAX_VALUE;
  private long lastEndNanos = Long.MIN_VALUE;

  /**
   * A client of a plan.
   *
   * @param number from 0; the file name counts from 1
   */
  LoadClient(LoadPlan plan, int number) {
    this.plan = plan;
    this.number = number;
    this.requests = new byte[plan.operation() == Operation.READ ? 1 : plan.messages()][];
    for (int message = 0; message < requests.length; message++) {
      requests[message] = plan.operation().request(plan, number, message);
    }
  }

  static String fileName(int number) {
    return String.format(Locale.ROOT, "client-%02d.csv", number + 1);
  }

  @Override
  public ClientTotals call() throws IOException, InterruptedException {
    EpochClock clock = EpochClock.set();
    long launchedNanos = clock.now();
    long startNanos = TimeUnit.MICROSECONDS.toNanos(plan.scheduledMicros());
    Path file = plan.folder().resolve(fileName(number));
    boolean open = plan.ratePerSecond() > 0;
    try (Sender sender = Sender.of(plan);
        ClientLog log =
            new ClientLog(
                file, plan.scheduledMicros(), TimeUnit.NANOSECONDS.toMicros(launchedNanos), open)) {
      warmUp(clock, startNanos, sender, log);
      clock.awaitNanos(startNanos);
      Pacing pacing =
          open
              ? Pacing.openLoop(clock, startNanos, plan.ratePerSecond())
              : Pacing.closedLoop(clock);
      measure(clock, startNanos, pacing, sender, log);
      log.finish();
    }
    return new ClientTotals(
        sent,
        measured,
        failed,
        unanswered,
        firstStartNanos,
        measured == 0 ? Long.MIN_VALUE : firstStartNanos,
        lastEndNanos);
  }

  private void warmUp(EpochClock clock, long startNanos, Sender sender, ClientLog log)
      throws IOException, InterruptedException {
    if (plan.warmupMillis() == 0) {
      return;
    }
    clock.awaitNanos(startNanos - TimeUnit.MILLISECONDS.toNanos(plan.warmupMillis()));
    long end = startNanos - QUIET_NANOS;
    for (long sequence = 0; clock.now() < end; sequence++) {
      sendOne(clock, clock.now(), sequence, true, sender, log);
    }
  }

  private void measure(
      EpochClock clock, long startNanos, Pacing pacing, Sender sender, ClientLog log)
      throws IOException, InterruptedException {
    long limitNanos = startNanos + TimeUnit.MILLISECONDS.toNanos(plan.limitMillis());
    while (measured < plan.requests() && clock.now() < limitNanos) {
      long intended = pacing.await(measured);
      sendOne(clock, intended, measured, false, sender, log);
      measured++;
    }
  }

  private void sendOne(
      EpochClock clock,
      long intendedNanos,
      long sequence,
      boolean warmup,
      Sender sender,
      ClientLog log)
      throws IOException {
    byte[] request = requests[(int) (sequence % requests.length)];
    long start = clock.now();
    Answer answer = sender.send(request);
    long end = clock.now();
    log.add(start, end - start, answer, sequence, warmup, intendedNanos);
    sent++;
    if (!answer.ok()) {
      failed++;
    }
    if (answer.status() < 0) {
      unanswered++;
    }
    if (!warmup) {
      firstStartNanos = Math.min(firstStartNanos, start);
      lastEndNanos = end;
    }
  }
}
