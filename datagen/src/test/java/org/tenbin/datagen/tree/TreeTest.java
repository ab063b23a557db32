package org.tenbin.datagen.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.tenbin.datagen.tree.TreeEdit.AddChild;
import org.tenbin.datagen.tree.TreeEdit.DeleteAttribute;
import org.tenbin.datagen.tree.TreeEdit.DeleteChild;
import org.tenbin.datagen.tree.TreeEdit.PutAttribute;

class TreeTest {
  @Test
  void editCopiesThePathAndSharesTheRest() throws IOException {
    Tree tree = Forest.inMemory().tree("board");
    tree.edit(append("first"));
    tree.edit(append("second"));
    tree.edit(new AddChild(NodePath.of(1), 0, Map.of("text", "answer")));
    Version before = tree.version();

    Version after = tree.edit(new PutAttribute(NodePath.of(1, 0), "text", "edited"));

    assertThat(NodePath.of(1, 0).in(before.root()).attribute("text")).isEqualTo("answer");
    assertThat(NodePath.of(1, 0).in(after.root()).attribute("text")).isEqualTo("edited");
    assertThat(after.root().children().get(0)).isSameAs(before.root().children().get(0));
    assertThat(after.root().children().get(1)).isNotSameAs(before.root().children().get(1));
    assertThat(after.revision()).isEqualTo(4);
  }

  @Test
  void editOfAMissingNodeChangesNothing() throws IOException {
    Tree tree = Forest.inMemory().tree("board");
    tree.edit(append("only"));
    Version before = tree.version();

    assertThatThrownBy(() -> tree.edit(new PutAttribute(NodePath.of(1), "text", "x")))
        .isInstanceOf(NoSuchNodeException.class)
        .hasMessage("no node at path [1]");
    assertThatThrownBy(() -> tree.edit(new DeleteChild(NodePath.ROOT, -1)))
        .isInstanceOf(NoSuchNodeException.class);
    assertThatThrownBy(() -> tree.edit(new AddChild(NodePath.ROOT, 2, Map.of())))
        .isInstanceOf(NoSuchNodeException.class);
    assertThat(tree.version()).isSameAs(before);
  }

  @Test
  void publishedNodesCannotBeChanged() throws IOException {
    Tree tree = Forest.inMemory().tree("board");
    tree.edit(append("only"));
    assertThatThrownBy(() -> tree.root().children().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> tree.root().children().get(0).attributes().put("text", "x"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void treesAreFoundByName() {
    Forest forest = Forest.inMemory();
    assertThat(forest.tree("b")).isSameAs(forest.tree("b"));
    forest.tree("a");
    assertThat(forest.names()).containsExactly("a", "b");
    assertThat(forest.find("c")).isEmpty();
  }

  /** Any sequence of edits below the root does what the same edits do to a list of texts. */
  @Property(tries = 200, seed = "1")
  void behavesLikeAList(@ForAll("edits") List<TreeEdit> edits) throws IOException {
    Tree tree = Forest.inMemory().tree("board");
    List<String> model = new ArrayList<>();
    for (TreeEdit edit : edits) {
      List<String> expected = applyTo(model, edit);
      try {
        tree.edit(edit);
      } catch (NoSuchNodeException missing) {
        assertThat(expected).as("refused " + edit).isNull();
      }
      model = expected == null ? model : expected;
      assertThat(tree.root().children().stream().map(node -> node.attribute("text")))
          .isEqualTo(model);
    }
  }

  @Provide
  Arbitrary<List<TreeEdit>> edits() {
    Arbitrary<Integer> positions = Arbitraries.integers().between(-1, 4);
    Arbitrary<String> texts = Arbitraries.strings().alpha().ofMaxLength(3);
    Arbitrary<TreeEdit> adds =
        Combinators.combine(positions, texts)
            .as((at, text) -> new AddChild(NodePath.ROOT, at, Map.of("text", text)));
    Arbitrary<TreeEdit> deletes = positions.map(at -> new DeleteChild(NodePath.ROOT, at));
    Arbitrary<TreeEdit> puts =
        Combinators.combine(positions.filter(at -> at >= 0), texts)
            .as((at, text) -> new PutAttribute(NodePath.of(at), "text", text));
    Arbitrary<TreeEdit> clears =
        positions.filter(at -> at >= 0).map(at -> new DeleteAttribute(NodePath.of(at), "text"));
    return Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(3, adds),
            net.jqwik.api.Tuple.of(1, deletes),
            net.jqwik.api.Tuple.of(2, puts),
            net.jqwik.api.Tuple.of(1, clears))
        .list()
        .ofMaxSize(30);
  }

  /** The list after the edit, or null if the edit has to be refused. */
  private static List<String> applyTo(List<String> model, TreeEdit edit) {
    List<String> copy = new ArrayList<>(model);
    if (edit instanceof AddChild add) {
      int at = add.position() == AddChild.APPEND ? copy.size() : add.position();
      if (at > copy.size()) {
        return null;
      }
      copy.add(at, add.attributes().get("text"));
      return copy;
    }
    int at =
        edit instanceof DeleteChild delete ? delete.position() : edit.path().positions().get(0);
    if (at < 0 || at >= copy.size()) {
      return null;
    }
    if (edit instanceof DeleteChild) {
      copy.remove(at);
    } else {
      copy.set(at, edit instanceof PutAttribute put ? put.value() : null);
    }
    return copy;
  }

  static AddChild append(String text) {
    return new AddChild(NodePath.ROOT, AddChild.APPEND, Map.of("text", text));
  }
}
