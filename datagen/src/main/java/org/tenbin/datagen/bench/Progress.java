package org.tenbin.datagen.bench;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/** One line a run: what was done and how long the rest will take at the pace so far. */
final class Progress {
  private final PrintStream out;
  private final int total;
  private final int before;
  private final long startNanos = System.nanoTime();
  private int done;

  /**
   * Begins.
   *
   * @param total runs of the grid
   * @param finishedBefore runs that need not be made any more
   */
  Progress(PrintStream out, int total, int finishedBefore) {
    this.out = out;
    this.total = total;
    this.before = finishedBefore;
    this.done = finishedBefore;
    if (finishedBefore > 0) {
      out.println(finishedBefore + " of " + total + " runs are there already");
    }
  }

  void say(String text) {
    out.println(text);
  }

  void ran(String title, long requests, long failed, double perSecond) {
    done++;
    out.println(
        String.format(
            Locale.ROOT,
            "%d/%d %s: %d requests, %.0f/s, %d failed; %s left",
            done,
            total,
            title,
            requests,
            perSecond,
            failed,
            left()));
  }

  private String left() {
    double each = (System.nanoTime() - startNanos) / (double) (done - before);
    Duration rest = Duration.ofNanos((long) (each * (total - done)));
    return rest.toMinutes() + " min " + rest.toSecondsPart() + " s";
  }
}
