package org.tenbin.datagen.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An immutable node: children in order, attributes by name. All changes give a new node that shares
 * every child with the old one.
 *
 * <p>Children are kept in an array list, so that a copy of a node costs one array of references;
 * for the boards of the benchmark (tens to thousands of messages) this is cheaper than a balanced
 * structure.
 */
public final class TreeNode {
  /** The node without children and attributes. */
  public static final TreeNode EMPTY = new TreeNode(List.of(), Map.of());

  private final List<TreeNode> children;
  private final Map<String, String> attributes;

  /** Takes lists that nobody else can change; the public ways in copy first. */
  private TreeNode(List<TreeNode> children, Map<String, String> attributes) {
    this.children = children;
    this.attributes = attributes;
  }

  /** A leaf with these attributes. */
  public static TreeNode leaf(Map<String, String> attributes) {
    return new TreeNode(List.of(), Collections.unmodifiableMap(new LinkedHashMap<>(attributes)));
  }

  /** The children in order; unmodifiable. */
  public List<TreeNode> children() {
    return children;
  }

  /** The attributes; unmodifiable. */
  public Map<String, String> attributes() {
    return attributes;
  }

  /** The attribute's value or null. */
  public String attribute(String key) {
    return attributes.get(key);
  }

  TreeNode withChildInserted(int position, TreeNode child) {
    List<TreeNode> copy = new ArrayList<>(children.size() + 1);
    copy.addAll(children);
    copy.add(position, child);
    return new TreeNode(Collections.unmodifiableList(copy), attributes);
  }

  TreeNode withChildReplaced(int position, TreeNode child) {
    List<TreeNode> copy = new ArrayList<>(children);
    copy.set(position, child);
    return new TreeNode(Collections.unmodifiableList(copy), attributes);
  }

  TreeNode withChildRemoved(int position) {
    List<TreeNode> copy = new ArrayList<>(children);
    copy.remove(position);
    return new TreeNode(Collections.unmodifiableList(copy), attributes);
  }

  TreeNode withAttribute(String key, String value) {
    Map<String, String> copy = new LinkedHashMap<>(attributes);
    copy.put(key, value);
    return new TreeNode(children, Collections.unmodifiableMap(copy));
  }

  TreeNode withoutAttribute(String key) {
    Map<String, String> copy = new LinkedHashMap<>(attributes);
    copy.remove(key);
    return new TreeNode(children, Collections.unmodifiableMap(copy));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TreeNode that
        && children.equals(that.children)
        && attributes.equals(that.attributes);
  }

  @Override
  public int hashCode() {
    return 31 * children.hashCode() + attributes.hashCode();
  }

  @Override
  public String toString() {
    return attributes + (children.isEmpty() ? "" : children.toString());
  }
}
