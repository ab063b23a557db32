package org.tenbin.datagen.tree;

/**
 * One published state of a tree.
 *
 * @param root immutable; may be read for as long as one likes
 * @param revision number of edits that led to it, from 0
 */
public record Version(TreeNode root, long revision) {
  static final Version FIRST = new Version(TreeNode.EMPTY, 0);

  Version next(TreeEdit edit) {
    return new Version(edit.applyTo(root), revision + 1);
  }
}
