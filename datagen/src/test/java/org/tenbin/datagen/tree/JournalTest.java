package org.tenbin.datagen.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.datagen.tree.TreeEdit.AddChild;
import org.tenbin.datagen.tree.TreeEdit.DeleteAttribute;
import org.tenbin.datagen.tree.TreeEdit.DeleteChild;
import org.tenbin.datagen.tree.TreeEdit.PutAttribute;

class JournalTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("trees.journal");
  }

  @Test
  void everyKindOfEditComesBack() throws IOException {
    TreeNode board;
    try (Forest forest = Forest.journaled(file, true)) {
      Tree tree = forest.tree("掲示板");
      tree.edit(TreeTest.append("天秤"));
      tree.edit(new AddChild(NodePath.of(0), 0, Map.of("text", "x".repeat(100_000), "by", "")));
      tree.edit(new PutAttribute(NodePath.of(0, 0), "extra", "1"));
      tree.edit(new DeleteAttribute(NodePath.of(0, 0), "extra"));
      tree.edit(TreeTest.append("gone"));
      tree.edit(new DeleteChild(NodePath.ROOT, 1));
      forest.tree("other").edit(TreeTest.append("b"));
      board = tree.root();
    }
    try (Forest forest = Forest.journaled(file, false)) {
      assertThat(forest.names()).containsExactly("other", "掲示板");
      assertThat(forest.tree("掲示板").root()).isEqualTo(board);
      assertThat(forest.tree("掲示板").version().revision()).isEqualTo(6);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void editsOfEightThreadsComeBackInTheOrderInWhichTheyWerePublished(boolean force)
      throws Exception {
    TreeNode board;
    int edits = force ? 20 : 300;
    try (Forest forest = Forest.journaled(file, force)) {
      Tree tree = forest.tree("board");
      ExecutorService pool = Executors.newFixedThreadPool(8);
      List<Future<?>> results = new ArrayList<>();
      for (int thread = 0; thread < 8; thread++) {
        int number = thread;
        results.add(
            pool.submit(
                () -> {
                  for (int edit = 0; edit < edits; edit++) {
                    tree.edit(TreeTest.append(number + ":" + edit));
                  }
                  return null;
                }));
      }
      for (Future<?> result : results) {
        result.get();
      }
      pool.shutdown();
      board = tree.root();
    }
    try (Forest forest = Forest.journaled(file, false)) {
      assertThat(forest.tree("board").root()).isEqualTo(board);
    }
  }

  /** A crash can cut the file anywhere; whatever is left is a state that was once published. */
  @Test
  void aFileCutAnywhereGivesAnEarlierStateAndTakesNewEdits() throws IOException {
    List<TreeNode> states = new ArrayList<>(List.of(TreeNode.EMPTY));
    try (Forest forest = Forest.journaled(file, false)) {
      for (String text : List.of("one", "two", "three")) {
        states.add(forest.tree("board").edit(TreeTest.append(text)).root());
      }
    }
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      try (Forest forest = Forest.journaled(file, false)) {
        assertThat(forest.tree("board").root()).isIn(states);
        forest.tree("board").edit(TreeTest.append("new"));
      }
      try (Forest forest = Forest.journaled(file, false)) {
        List<TreeNode> children = forest.tree("board").root().children();
        assertThat(children.get(children.size() - 1).attribute("text")).isEqualTo("new");
      }
    }
  }

  @Test
  void damageBeforeTheEndIsNotPassedOver() throws IOException {
    try (Forest forest = Forest.journaled(file, false)) {
      forest.tree("board").edit(TreeTest.append("one"));
      forest.tree("board").edit(TreeTest.append("two"));
    }
    byte[] bytes = Files.readAllBytes(file);
    bytes[20] ^= 1;
    Files.write(file, bytes);
    assertThatThrownBy(() -> Forest.journaled(file, false))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("trees.journal: damaged at byte 8: wrong checksum");

    Files.writeString(file, "something else", StandardOpenOption.TRUNCATE_EXISTING);
    assertThatThrownBy(() -> Forest.journaled(file, false))
        .hasMessageContaining("not a journal of trees");
  }
}
