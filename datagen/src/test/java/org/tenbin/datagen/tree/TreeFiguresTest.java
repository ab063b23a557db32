package org.tenbin.datagen.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tenbin.datagen.tree.TreeEdit.PutAttribute;

/**
 * How reading a tree scales with threads, alone and beside a thread that edits without a pause. The
 * figures are printed; they hold on a machine that does nothing else, so they are taken only with
 * <code>-Dtenbin.test.figures=true</code>.
 */
class TreeFiguresTest {
  private static final int MESSAGES = 20;
  private static final int ROUNDS = 5;
  private static final long ROUND_NANOS = TimeUnit.MILLISECONDS.toNanos(1000);
  private static final int CHECK_EVERY = 256;

  private final Tree tree = Forest.inMemory().tree("board");

  @BeforeEach
  void isMeant() throws Exception {
    assumeTrue(
        Boolean.getBoolean("tenbin.test.figures"),
        "skipped: figures of a quiet machine only with -Dtenbin.test.figures=true");
    for (int message = 0; message < MESSAGES; message++) {
      tree.edit(TreeTest.append("message " + message));
    }
  }

  @Test
  void readsScaleWithThreadsAndAWriterBlocksNoReader() throws Exception {
    double one = medianRate(1, false);
    double two = medianRate(2, false);
    double besideWriter = medianRate(1, true);
    System.out.printf(
        "reads of a board of %d messages: 1 thread %.2f M/s, 2 threads %.2f M/s (%.2f times),"
            + " 1 thread beside a writer %.2f M/s (%.2f times)%n",
        MESSAGES, one / 1e6, two / 1e6, two / one, besideWriter / 1e6, besideWriter / one);
    assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "one core: nothing to scale to");
    assertThat(two / one).isGreaterThan(1.5);
    assertThat(besideWriter / one).isGreaterThan(0.5);
  }

  private double medianRate(int readers, boolean withWriter) throws Exception {
    List<Double> rates = new ArrayList<>();
    rate(readers, withWriter);
    for (int round = 0; round < ROUNDS; round++) {
      rates.add(rate(readers, withWriter));
    }
    return rates.stream().sorted().skip(ROUNDS / 2).findFirst().orElseThrow();
  }

  private double rate(int readers, boolean withWriter) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(readers + 1);
    try {
      long end = System.nanoTime() + ROUND_NANOS;
      Future<Long> edits = withWriter ? pool.submit(() -> edit(end)) : null;
      List<Callable<Long>> calls = new ArrayList<>();
      for (int reader = 0; reader < readers; reader++) {
        calls.add(() -> read(end));
      }
      double reads = 0;
      for (Future<Long> result : pool.invokeAll(calls)) {
        reads += result.get();
      }
      if (edits != null) {
        System.out.printf("  beside %.2f M edits/s%n", edits.get() / 1e6);
      }
      return reads * 1e9 / ROUND_NANOS;
    } finally {
      pool.shutdownNow();
    }
  }

  private long read(long end) {
    long reads = 0;
    long characters = 0;
    while (reads % CHECK_EVERY != 0 || System.nanoTime() < end) {
      for (TreeNode child : tree.root().children()) {
        characters += child.attribute("text").length();
      }
      reads++;
    }
    assertThat(characters).isPositive();
    return reads;
  }

  private long edit(long end) throws Exception {
    long edits = 0;
    while (System.nanoTime() < end) {
      tree.edit(new PutAttribute(NodePath.of((int) (edits % MESSAGES)), "text", "edit " + edits));
      edits++;
    }
    return edits;
  }
}
