package org.tenbin.datagen.tree;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * One non-destructive edit, as data, so that it can be applied again to a newer root and be written
 * to a {@link Journal}. The four kinds are Jungle's.
 */
public sealed interface TreeEdit {
  /** The node that changes. */
  NodePath path();

  /** The changed copy of the node at {@link #path()}. */
  TreeNode change(TreeNode node);

  /**
   * The new root: copies of the nodes on the path, everything else shared.
   *
   * @throws NoSuchNodeException if the tree has no node at the path
   */
  default TreeNode applyTo(TreeNode root) {
    return copyPath(root, path(), 0, this::change);
  }

  private static TreeNode copyPath(
      TreeNode node, NodePath path, int depth, UnaryOperator<TreeNode> change) {
    if (depth == path.positions().size()) {
      return change.apply(node);
    }
    int position = path.positions().get(depth);
    TreeNode child = copyPath(path.child(node, position), path, depth + 1, change);
    return node.withChildReplaced(position, child);
  }

  /** Inserts a leaf with attributes at a position among the children; the last is the append. */
  record AddChild(NodePath path, int position, Map<String, String> attributes) implements TreeEdit {
    /** Position that means "behind the last child", whatever their number is by then. */
    public static final int APPEND = -1;

    /** Copies the attributes. */
    public AddChild {
      Objects.requireNonNull(path, "path");
      // By name: a journal of the same edits has the same bytes.
      attributes = Collections.unmodifiableMap(new TreeMap<>(attributes));
    }

    @Override
    public TreeNode change(TreeNode node) {
      int size = node.children().size();
      int at = position == APPEND ? size : position;
      if (at < 0 || at > size) {
        throw new NoSuchNodeException(path);
      }
      return node.withChildInserted(at, TreeNode.leaf(attributes));
    }
  }

  /** Removes the child at a position, with everything below it. */
  record DeleteChild(NodePath path, int position) implements TreeEdit {
    /** Checks for null. */
    public DeleteChild {
      Objects.requireNonNull(path, "path");
    }

    @Override
    public TreeNode change(TreeNode node) {
      path.child(node, position);
      return node.withChildRemoved(position);
    }
  }

  /** Sets an attribute. */
  record PutAttribute(NodePath path, String key, String value) implements TreeEdit {
    /** Checks for null. */
    public PutAttribute {
      Objects.requireNonNull(path, "path");
      Objects.requireNonNull(key, "key");
      Objects.requireNonNull(value, "value");
    }

    @Override
    public TreeNode change(TreeNode node) {
      return node.withAttribute(key, value);
    }
  }

  /** Removes an attribute; without effect if the node has none of that name. */
  record DeleteAttribute(NodePath path, String key) implements TreeEdit {
    /** Checks for null. */
    public DeleteAttribute {
      Objects.requireNonNull(path, "path");
      Objects.requireNonNull(key, "key");
    }

    @Override
    public TreeNode change(TreeNode node) {
      return node.withoutAttribute(key);
    }
  }
}
