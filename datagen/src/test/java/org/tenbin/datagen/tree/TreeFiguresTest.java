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
  private static final int ROUNDS = 9;
  private static final long ROUND_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
  private static final int CHECK_EVERY = 256;

  private final Tree tree = Forest.inMemory().tree("board");
  private final Tree another = Forest.inMemory().tree("another");

  @BeforeEach
  void isMeant() throws Exception {
    assumeTrue(
        Boolean.getBoolean("tenbin.test.figures"),
        "skipped: figures of a quiet machine only with -Dtenbin.test.figures=true");
    for (int message = 0; message < MESSAGES; message++) {
      tree.edit(TreeTest.append("message " + message));
      another.edit(TreeTest.append("message " + message));
    }
  }

  /**
   * Two CPUs of a virtual machine may be two threads of one core; so what two threads reach is
   * compared with what they reach on trees of their own, where they have nothing to wait for.
   */
  @Test
  void readsScaleWithThreadsAndAWriterBlocksNoReader() throws Exception {
    List<double[]> rounds = new ArrayList<>();
    for (int round = 0; round <= ROUNDS; round++) {
      // All in turn in each round, so that what else the machine does meets all of them.
      rounds.add(
          new double[] {
            rate(List.of(tree), false),
            rate(List.of(tree, tree), false),
            rate(List.of(tree, another), false),
            rate(List.of(tree), true)
          });
    }
    // The first round warms up.
    rounds.remove(0);
    double one = median(rounds, 0);
    double two = median(rounds, 1);
    double apart = median(rounds, 2);
    double besideWriter = median(rounds, 3);
    System.out.printf(
        "reads of a board of %d messages: 1 thread %.2f M/s; 2 threads %.2f M/s (%.2f times), on"
            + " trees of their own %.2f M/s (%.2f times); 1 thread beside a writer %.2f M/s (%.2f"
            + " times)%n",
        MESSAGES,
        one / 1e6,
        two / 1e6,
        two / one,
        apart / 1e6,
        apart / one,
        besideWriter / 1e6,
        besideWriter / one);
    assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "one CPU: nothing to scale to");
    assertThat(two / one).isGreaterThan(1.2);
    assertThat(two / apart).isGreaterThan(0.85);
    assertThat(besideWriter / one).isGreaterThan(0.4);
  }

  private static double median(List<double[]> rounds, int column) {
    return rounds.stream()
        .mapToDouble(round -> round[column])
        .sorted()
        .skip(ROUNDS / 2)
        .findFirst()
        .orElseThrow();
  }

  private double rate(List<Tree> read, boolean withWriter) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(read.size() + 1);
    try {
      long end = System.nanoTime() + ROUND_NANOS;
      Future<Long> edits = withWriter ? pool.submit(() -> edit(end)) : null;
      List<Callable<Long>> calls = new ArrayList<>();
      for (Tree one : read) {
        calls.add(() -> read(one, end));
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

  private static long read(Tree tree, long end) {
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
