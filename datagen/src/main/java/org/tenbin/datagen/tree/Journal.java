package org.tenbin.datagen.tree;

import java.io.Closeable;
import java.io.IOException;

/** Where published edits are recorded. */
public interface Journal extends Closeable {
  /** Records nothing: the trees live in memory only. */
  Journal NONE =
      new Journal() {
        @Override
        public void record(String tree, long revision, TreeEdit edit) {}

        @Override
        public void close() {}
      };

  /**
   * Records the edit that made a revision; returns when it and all earlier revisions of the tree
   * are recorded. May be called out of order by many threads, once for each revision.
   */
  void record(String tree, long revision, TreeEdit edit) throws IOException;
}
