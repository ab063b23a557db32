package org.tenbin.datagen.store;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.datagen.tree.Forest;
import org.tenbin.datagen.tree.NoSuchNodeException;
import org.tenbin.datagen.tree.NodePath;
import org.tenbin.datagen.tree.Tree;
import org.tenbin.datagen.tree.TreeEdit.AddChild;
import org.tenbin.datagen.tree.TreeEdit.DeleteChild;
import org.tenbin.datagen.tree.TreeEdit.PutAttribute;
import org.tenbin.datagen.tree.TreeNode;

/** A board is one tree; a message is one child of its root. */
public final class TreeStore implements Store {
  private static final String AUTHOR = "author";
  private static final String TEXT = "text";

  private final Forest forest;

  /** Takes over the forest and closes it. */
  public TreeStore(Forest forest) {
    this.forest = forest;
  }

  @Override
  public void create(String board, List<Message> messages) throws IOException {
    Tree tree = forest.tree(board);
    while (!tree.root().children().isEmpty()) {
      tree.edit(new DeleteChild(NodePath.ROOT, 0));
    }
    for (Message message : messages) {
      tree.edit(
          new AddChild(
              NodePath.ROOT,
              AddChild.APPEND,
              Map.of(AUTHOR, message.author(), TEXT, message.text())));
    }
  }

  @Override
  public Optional<List<Message>> messages(String board) {
    return forest
        .find(board)
        .map(tree -> tree.root().children().stream().map(TreeStore::message).toList());
  }

  @Override
  public boolean edit(String board, int position, String text) throws IOException {
    Optional<Tree> tree = forest.find(board);
    if (tree.isEmpty()) {
      return false;
    }
    try {
      tree.get().edit(new PutAttribute(NodePath.of(position), TEXT, text));
      return true;
    } catch (NoSuchNodeException missing) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    forest.close();
  }

  private static Message message(TreeNode node) {
    return new Message(node.attribute(AUTHOR), node.attribute(TEXT));
  }
}
