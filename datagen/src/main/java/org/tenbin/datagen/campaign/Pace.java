package org.tenbin.datagen.campaign;

import java.time.Duration;

/** Counts runs and tells how long the rest will take at the pace so far. */
public final class Pace {
  private final int total;
  private final long beginNanos = System.nanoTime();
  private int done;
  private int made;

  /**
   * Begins.
   *
   * @param total runs altogether
   */
  public Pace(int total) {
    this.total = total;
  }

  /** One run was there already. */
  public void skipped() {
    done++;
  }

  /** One run was made; returns its line, such as <code>3/40 TITLE; 0 min 20 s left</code>. */
  public String ran(String title) {
    done++;
    made++;
    Duration left =
        Duration.ofNanos((System.nanoTime() - beginNanos) / made).multipliedBy(total - done);
    return done
        + "/"
        + total
        + ' '
        + title
        + "; "
        + left.toMinutes()
        + " min "
        + left.toSecondsPart()
        + " s left";
  }
}
