package org.tenbin.datagen.tree;

import java.util.List;

/** The way from the root to a node: the position among its siblings on each level; empty = root. */
public record NodePath(List<Integer> positions) {
  /** The root. */
  public static final NodePath ROOT = new NodePath(List.of());

  /** Checks that no position is negative. */
  public NodePath {
    positions = List.copyOf(positions);
    for (int position : positions) {
      if (position < 0) {
        throw new IllegalArgumentException("negative position in the path " + positions);
      }
    }
  }

  /** The path of these positions, from the root down. */
  public static NodePath of(Integer... positions) {
    return new NodePath(List.of(positions));
  }

  /**
   * The node at this path.
   *
   * @throws NoSuchNodeException if a level has no such child
   */
  public TreeNode in(TreeNode root) {
    TreeNode node = root;
    for (int position : positions) {
      node = child(node, position);
    }
    return node;
  }

  TreeNode child(TreeNode parent, int position) {
    if (position < 0 || position >= parent.children().size()) {
      throw new NoSuchNodeException(this);
    }
    return parent.children().get(position);
  }
}
