package org.tenbin.datagen.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.tenbin.datagen.tree.TreeEdit.PutAttribute;

class TreeConcurrencyTest {
  private static final int THREADS = 8;
  private static final int EDITS = 2_000;

  @Test
  void noEditOfEightThreadsIsLostAndOrderWithinAThreadHolds() throws Exception {
    Tree tree = Forest.inMemory().tree("board");
    onAllThreads(
        thread -> {
          for (int edit = 0; edit < EDITS; edit++) {
            tree.edit(TreeTest.append(thread + ":" + edit));
          }
          return null;
        });

    List<TreeNode> children = tree.root().children();
    assertThat(children).hasSize(THREADS * EDITS);
    assertThat(tree.version().revision()).isEqualTo(THREADS * (long) EDITS);
    Map<String, Integer> next = new HashMap<>();
    for (TreeNode child : children) {
      String[] parts = child.attribute("text").split(":", 2);
      int expected = next.merge(parts[0], 1, Integer::sum) - 1;
      assertThat(Integer.parseInt(parts[1])).isEqualTo(expected);
    }
  }

  /** The text counts the edits as the revision does; a torn version would show them apart. */
  @Test
  void aReaderSeesWholeVersionsOnly() throws Exception {
    Tree tree = Forest.inMemory().tree("board");
    tree.edit(TreeTest.append("0"));
    AtomicBoolean done = new AtomicBoolean();
    onAllThreads(
        thread -> {
          if (thread == 0) {
            for (int edit = 1; edit <= EDITS * 5; edit++) {
              tree.edit(new PutAttribute(NodePath.of(0), "text", Integer.toString(edit)));
            }
            done.set(true);
          } else {
            long last = 0;
            while (!done.get()) {
              Version version = tree.version();
              long text = Long.parseLong(version.root().children().get(0).attribute("text"));
              assertThat(text).isEqualTo(version.revision() - 1).isGreaterThanOrEqualTo(last);
              last = text;
            }
          }
          return null;
        });
    assertThat(tree.root().children().get(0).attribute("text"))
        .isEqualTo(Integer.toString(EDITS * 5));
  }

  private interface Work {
    Void run(int thread) throws Exception;
  }

  private static void onAllThreads(Work work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<Void>> calls = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        int number = thread;
        calls.add(() -> work.run(number));
      }
      for (Future<Void> result : pool.invokeAll(calls)) {
        result.get();
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
