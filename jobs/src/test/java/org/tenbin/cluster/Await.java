package org.tenbin.cluster;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Waits for something that another process does. */
final class Await {
  private static final Duration STEP = Duration.ofMillis(200);

  private Await() {}

  /** The first value that is present. */
  static <T> T value(String what, Duration atMost, Callable<Optional<T>> question)
      throws Exception {
    long until = System.nanoTime() + atMost.toNanos();
    while (true) {
      Optional<T> answer = question.call();
      if (answer.isPresent()) {
        return answer.get();
      }
      if (System.nanoTime() - until > 0) {
        throw new AssertionError("waited " + atMost.toSeconds() + " s in vain for: " + what);
      }
      Thread.sleep(STEP.toMillis());
    }
  }

  static void that(String what, Duration atMost, Callable<Boolean> question) throws Exception {
    value(what, atMost, () -> question.call() ? Optional.of(true) : Optional.empty());
  }
}
