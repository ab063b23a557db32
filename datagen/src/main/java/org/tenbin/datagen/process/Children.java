package org.tenbin.datagen.process;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What is running; stopped in reverse order when closed, and when this process is asked to end. One
 * that is killed outright is covered by each child's {@link ProcessGuard}.
 */
public final class Children implements AutoCloseable {
  private final Deque<AutoCloseable> running = new ArrayDeque<>();
  private final Thread hook = new Thread(this::stopAll, "stop-children");

  public Children() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Takes over the stopping. */
  public synchronized <T extends AutoCloseable> T add(T child) {
    running.push(child);
    return child;
  }

  /** Stops everything, in reverse order. */
  public synchronized void stopAll() {
    while (!running.isEmpty()) {
      try {
        running.pop().close();
      } catch (Exception failure) {
        System.err.println("bench: not stopped cleanly: " + failure.getMessage());
      }
    }
  }

  @Override
  public void close() {
    stopAll();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAlready) {
      // Then the hook has nothing left to do.
    }
  }
}
