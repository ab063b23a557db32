package org.tenbin.datagen.tree;

/** An edit or a look-up addressed a node that the current version of the tree does not have. */
public final class NoSuchNodeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoSuchNodeException(NodePath path) {
    super("no node at path " + path.positions());
  }
}
