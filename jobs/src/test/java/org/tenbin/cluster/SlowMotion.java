package org.tenbin.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Lets a process work a quarter of the time, so that there is time to do something to it. */
final class SlowMotion {
  private static final long STILL_MILLIS = 150;
  private static final long WORK_MILLIS = 50;

  private final TaskProcess process;
  private final Thread thread;

  private SlowMotion(TaskProcess process) {
    this.process = process;
    thread = new Thread(this::run, "slow motion of " + process.attempt());
  }

  static SlowMotion of(TaskProcess process) {
    SlowMotion motion = new SlowMotion(process);
    motion.thread.start();
    return motion;
  }

  private void run() {
    try {
      while (true) {
        process.freeze();
        Thread.sleep(STILL_MILLIS);
        process.thaw();
        Thread.sleep(WORK_MILLIS);
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    } catch (IOException noSignal) {
      throw new UncheckedIOException(noSignal);
    }
  }

  /** Lets it work as before. */
  void end() throws IOException, InterruptedException {
    thread.interrupt();
    thread.join();
    process.thaw();
  }
}
