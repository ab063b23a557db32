package org.tenbin.datagen.bench;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/**
 * One line a run: what was done and how long the rest will take at the pace so far. Starting a
 * server takes much longer than a run, so the two are counted apart.
 */
final class Progress {
  private final PrintStream out;
  private final int total;
  private final int blocks;
  private int runsDone;
  private int runsHere;
  private long runNanos;
  private int blocksStarted;
  private long startNanos;

  /**
   * Begins.
   *
   * @param total runs of the grid
   * @param finishedBefore runs that need not be made any more
   * @param blocks servers that are to be started for the others
   */
  Progress(PrintStream out, int total, int finishedBefore, int blocks) {
    this.out = out;
    this.total = total;
    this.blocks = blocks;
    this.runsDone = finishedBefore;
    if (finishedBefore > 0) {
      out.println(finishedBefore + " of " + total + " runs are there already");
    }
  }

  void starting(String block) {
    out.println("starting " + block);
  }

  void started(long nanos) {
    blocksStarted++;
    startNanos += nanos;
  }

  void ran(String title, RunAccount account, long nanos) {
    runsDone++;
    runsHere++;
    runNanos += nanos;
    out.println(
        String.format(
            Locale.ROOT,
            "%d/%d %s: %d requests, %.0f/s, %d failed; %s left",
            runsDone,
            total,
            title,
            account.logged(),
            account.perSecond(),
            account.failed(),
            left()));
  }

  private String left() {
    double runs = runNanos / (double) runsHere * (total - runsDone);
    double starts = startNanos / (double) blocksStarted * (blocks - blocksStarted);
    Duration rest = Duration.ofNanos((long) (runs + starts));
    return rest.toMinutes() + " min " + rest.toSecondsPart() + " s";
  }
}
