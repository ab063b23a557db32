package org.tenbin.datagen.tree;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Named trees, in memory or with a journal on disk. Safe for any number of threads. */
public final class Forest implements Closeable {
  private final Journal journal;
  private final Map<String, Tree> trees = new ConcurrentHashMap<>();

  private Forest(Journal journal) {
    this.journal = journal;
  }

  /** An empty forest that forgets everything when the process ends. */
  public static Forest inMemory() {
    return new Forest(Journal.NONE);
  }

  /**
   * The forest that the journal file describes, empty if there is no such file; further edits are
   * appended to it. A record torn by a crash at the file's end is cut off: its edit never returned.
   *
   * @param force whether each edit waits until the device has it (fsync, shared by the edits that
   *     wait at the same time)
   * @throws IOException if the file cannot be read or written, or is damaged before its end
   */
  public static Forest journaled(Path file, boolean force) throws IOException {
    JournalReplay replay = JournalReplay.read(file);
    FileJournal journal = FileJournal.append(file, replay, force);
    Forest forest = new Forest(journal);
    replay
        .versions()
        .forEach((name, version) -> forest.trees.put(name, new Tree(name, journal, version)));
    return forest;
  }

  /** The tree of that name, made empty if there was none. */
  public Tree tree(String name) {
    return trees.computeIfAbsent(name, key -> new Tree(key, journal, Version.FIRST));
  }

  /** The tree of that name, if there is one. */
  public Optional<Tree> find(String name) {
    return Optional.ofNullable(trees.get(name));
  }

  /** The names, sorted. */
  public Set<String> names() {
    return new TreeSet<>(trees.keySet());
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
