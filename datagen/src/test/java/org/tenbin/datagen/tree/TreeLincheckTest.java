package org.tenbin.datagen.tree;

import java.io.IOException;
import java.util.List;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Test;
import org.tenbin.datagen.tree.TreeEdit.DeleteChild;
import org.tenbin.datagen.tree.TreeEdit.PutAttribute;

/**
 * Linearisability of a tree under competing edits and reads: every outcome of a few parallel
 * operations must be that of some order of them. The bounds keep each check to some seconds.
 */
@Param(name = "position", gen = IntGen.class, conf = "0:2")
@Param(name = "text", gen = IntGen.class, conf = "0:9")
public class TreeLincheckTest {
  private final Tree tree = Forest.inMemory().tree("board");

  @Operation
  public long append(@Param(name = "text") int text) throws IOException {
    return tree.edit(TreeTest.append(Integer.toString(text))).revision();
  }

  @Operation
  public boolean change(@Param(name = "position") int position, @Param(name = "text") int text)
      throws IOException {
    try {
      tree.edit(new PutAttribute(NodePath.of(position), "text", Integer.toString(text)));
      return true;
    } catch (NoSuchNodeException missing) {
      return false;
    }
  }

  @Operation
  public boolean remove(@Param(name = "position") int position) throws IOException {
    try {
      tree.edit(new DeleteChild(NodePath.ROOT, position));
      return true;
    } catch (NoSuchNodeException missing) {
      return false;
    }
  }

  @Operation
  public String read() {
    StringBuilder texts = new StringBuilder();
    List<TreeNode> children = tree.root().children();
    for (int position = 0; position < children.size(); position++) {
      texts.append(children.get(position).attribute("text")).append(',');
    }
    return texts.toString();
  }

  @Test
  void linearizableUnderStress() {
    new StressOptions()
        .iterations(20)
        .invocationsPerIteration(200)
        .threads(3)
        .actorsPerThread(3)
        .check(TreeLincheckTest.class);
  }

  @Test
  void linearizableUnderEightThreads() {
    new StressOptions()
        .iterations(5)
        .invocationsPerIteration(100)
        .threads(8)
        .actorsPerThread(1)
        .check(TreeLincheckTest.class);
  }

  @Test
  void linearizableUnderEveryScheduleTried() {
    new ModelCheckingOptions()
        .iterations(5)
        .invocationsPerIteration(50)
        .threads(2)
        .actorsPerThread(2)
        .actorsBefore(2)
        .actorsAfter(1)
        .check(TreeLincheckTest.class);
  }
}
