package org.tenbin.datagen.tree;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

/**
 * A named tree. Reads are lock-free and wait-free: one volatile load. Edits are lock-free: a
 * compare-and-set of the current version, repeated on the winner's version when another edit came
 * first, so that of all competing edits one always succeeds.
 *
 * <p>With a journal an edit returns after its record was handed to the operating system (and to the
 * disk, if the journal forces it); readers may see it earlier, as soon as it is published.
 */
public final class Tree {
  private final String name;
  private final Journal journal;
  private final AtomicReference<Version> current;
  private final LongAdder retries = new LongAdder();

  Tree(String name, Journal journal, Version start) {
    this.name = name;
    this.journal = journal;
    this.current = new AtomicReference<>(start);
  }

  /** The name within its forest. */
  public String name() {
    return name;
  }

  /** The current version; it stays as it is whatever is edited later. */
  public Version version() {
    return current.get();
  }

  /** The root of the current version. */
  public TreeNode root() {
    return current.get().root();
  }

  /**
   * Applies the edit atomically and returns the version that it made.
   *
   * @throws NoSuchNodeException if the path leads nowhere; the tree is unchanged
   * @throws IOException if the journal cannot record the edit; readers may have seen it
   */
  public Version edit(TreeEdit edit) throws IOException {
    Version before = current.get();
    Version after = before.next(edit);
    while (!current.compareAndSet(before, after)) {
      retries.increment();
      before = current.get();
      after = before.next(edit);
    }
    journal.record(name, after.revision(), edit);
    return after;
  }

  /** How often an edit found that another had come first. */
  public long retries() {
    return retries.sum();
  }
}
