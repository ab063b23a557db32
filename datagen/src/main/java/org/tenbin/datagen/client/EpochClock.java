package org.tenbin.datagen.client;

import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Epoch time that runs with the monotonic clock: set once by the wall clock, so that a step of that
 * clock in mid-run shifts no stamp and stretches no latency.
 */
final class EpochClock {
  private final long epochNanosAtZero;

  private EpochClock(long epochNanosAtZero) {
    this.epochNanosAtZero = epochNanosAtZero;
  }

  static EpochClock set() {
    Instant now = Instant.now();
    long epochNanos = TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano();
    return new EpochClock(epochNanos - System.nanoTime());
  }

  /** Epoch nanoseconds. */
  long now() {
    return epochNanosAtZero + System.nanoTime();
  }

  /** Waits until that epoch nanosecond; returns at once if it is past. */
  void awaitNanos(long epochNanos) throws InterruptedException {
    long left = epochNanos - now();
    while (left > 0) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      LockSupport.parkNanos(left);
      left = epochNanos - now();
    }
  }
}
