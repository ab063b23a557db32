package org.tenbin.datagen.host;

import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** UTC nanoseconds since the epoch. */
final class EpochNanos {
  private EpochNanos() {}

  static long now() {
    return of(Instant.now());
  }

  static long of(Instant instant) {
    return Math.addExact(TimeUnit.SECONDS.toNanos(instant.getEpochSecond()), instant.getNano());
  }
}
