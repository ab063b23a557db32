package org.tenbin.datagen.client;

import java.util.concurrent.TimeUnit;

/** When a client sends its next request. */
interface Pacing {
  /**
   * Waits until the request is due.
   *
   * @param sequence of the request within its phase, from 0
   * @return epoch nanoseconds at which it was meant to go out
   */
  long await(long sequence) throws InterruptedException;

  /** At once: the last answer was the signal. */
  static Pacing closedLoop(EpochClock clock) {
    return sequence -> clock.now();
  }

  /**
   * At a fixed rate whatever the server does; a client that fell behind sends at once, and its log
   * says when it had meant to, so that the wait is not left out of the account.
   */
  static Pacing openLoop(EpochClock clock, long startNanos, double ratePerSecond) {
    double periodNanos = TimeUnit.SECONDS.toNanos(1) / ratePerSecond;
    return sequence -> {
      long intended = startNanos + Math.round(sequence * periodNanos);
      clock.awaitNanos(intended);
      return intended;
    };
  }
}
