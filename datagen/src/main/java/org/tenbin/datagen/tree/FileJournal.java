package org.tenbin.datagen.tree;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A journal in one file. Threads bring their records in any order; a record is held back until all
 * earlier revisions of its tree are written, so that every prefix of the file is a state that was
 * published, and no returned edit can be lost behind a gap.
 */
final class FileJournal implements Journal {
  /** An edit whose predecessor does not come within this time fails instead of waiting for ever. */
  private static final long PREDECESSOR_WAIT_SECONDS = 30;

  private final Path file;
  private final FileOutputStream out;
  private final boolean force;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition progress = lock.newCondition();
  private final Map<String, Long> writtenRevisions = new HashMap<>();
  private final Map<String, TreeMap<Long, byte[]>> heldBack = new HashMap<>();
  private final ReentrantLock forceLock = new ReentrantLock();
  private long writtenBytes;
  private long forcedBytes;
  private IOException failure;

  private FileJournal(Path file, FileOutputStream out, boolean force) {
    this.file = file;
    this.out = out;
    this.force = force;
  }

  /** Opens the file behind its last whole record. */
  static FileJournal append(Path file, JournalReplay replay, boolean force) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.truncate(replay.goodBytes());
    }
    // A stream, not a channel: an interrupt of one caller must not close the file for all.
    FileOutputStream out = new FileOutputStream(file.toFile(), true);
    FileJournal journal = new FileJournal(file, out, force);
    if (replay.goodBytes() == 0) {
      out.write(JournalReplay.MAGIC);
    }
    replay
        .versions()
        .forEach((tree, version) -> journal.writtenRevisions.put(tree, version.revision()));
    return journal;
  }

  @Override
  public void record(String tree, long revision, TreeEdit edit) throws IOException {
    byte[] frame = new JournalRecord(tree, revision, edit).toFrame();
    long end = writeInOrder(tree, revision, frame);
    if (force) {
      forceUpTo(end);
    }
  }

  private long writeInOrder(String tree, long revision, byte[] frame) throws IOException {
    lock.lock();
    try {
      failIfBroken();
      heldBack.computeIfAbsent(tree, key -> new TreeMap<>()).put(revision, frame);
      writeWhatIsNext(tree);
      awaitWritten(tree, revision);
      return writtenBytes;
    } finally {
      lock.unlock();
    }
  }

  private void awaitWritten(String tree, long revision) throws IOException {
    long nanosLeft = TimeUnit.SECONDS.toNanos(PREDECESSOR_WAIT_SECONDS);
    try {
      while (writtenRevision(tree) < revision) {
        failIfBroken();
        if (nanosLeft <= 0) {
          throw fail(new IOException(file + ": revision before " + revision + " never came"));
        }
        nanosLeft = progress.awaitNanos(nanosLeft);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException(file + ": interrupted; the edit may or may not be recorded");
    }
  }

  private void writeWhatIsNext(String tree) throws IOException {
    TreeMap<Long, byte[]> waiting = heldBack.get(tree);
    byte[] frame = waiting.remove(writtenRevision(tree) + 1);
    while (frame != null) {
      try {
        out.write(frame);
      } catch (IOException cause) {
        throw fail(cause);
      }
      writtenBytes += frame.length;
      writtenRevisions.merge(tree, 1L, Long::sum);
      frame = waiting.remove(writtenRevision(tree) + 1);
    }
    progress.signalAll();
  }

  private long writtenRevision(String tree) {
    return writtenRevisions.getOrDefault(tree, 0L);
  }

  private IOException fail(IOException cause) {
    failure = cause;
    progress.signalAll();
    return cause;
  }

  private void failIfBroken() throws IOException {
    if (failure != null) {
      throw new IOException(file + ": the journal failed before: " + failure.getMessage(), failure);
    }
  }

  /** One force serves all who wait for it: those behind the lock find their bytes forced. */
  private void forceUpTo(long bytes) throws IOException {
    forceLock.lock();
    try {
      if (forcedBytes < bytes) {
        long covered = currentlyWritten();
        out.getFD().sync();
        forcedBytes = covered;
      }
    } finally {
      forceLock.unlock();
    }
  }

  private long currentlyWritten() {
    lock.lock();
    try {
      return writtenBytes;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() throws IOException {
    lock.lock();
    try {
      out.close();
    } finally {
      lock.unlock();
    }
  }
}
