package org.tenbin.mapreduce;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Decompressed data that ends where it is damaged, and says so, instead of failing the task: a task
 * that is tried again would meet the same bytes. A failure to read the stored bytes is no damage
 * and is passed on.
 */
final class CorruptData extends InputStream {
  /** Opens a decompressing stream on stored bytes. */
  @FunctionalInterface
  interface Opener {
    InputStream open(InputStream stored) throws IOException;
  }

  private final Stored stored;
  private final InputStream content;
  private final Runnable atClose;
  private long position;
  private String message;

  CorruptData(InputStream raw, Opener opener, Runnable atClose) throws IOException {
    stored = new Stored(raw);
    this.atClose = atClose;
    InputStream opened = InputStream.nullInputStream();
    try {
      opened = opener.open(stored);
    } catch (IOException | RuntimeException damaged) {
      damaged(damaged);
    }
    content = opened;
  }

  /** Remembers whether reading the stored bytes failed. */
  private static final class Stored extends FilterInputStream {
    private IOException failure;

    Stored(InputStream raw) {
      super(raw);
    }

    @Override
    public int read() throws IOException {
      try {
        return in.read();
      } catch (IOException failed) {
        failure = failed;
        throw failed;
      }
    }

    @Override
    public int read(byte[] buffer, int from, int length) throws IOException {
      try {
        return in.read(buffer, from, length);
      } catch (IOException failed) {
        failure = failed;
        throw failed;
      }
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (message != null) {
      return -1;
    }
    try {
      int count = content.read(buffer, from, length);
      if (count > 0) {
        position += count;
      }
      return count;
    } catch (IOException | RuntimeException damaged) {
      damaged(damaged);
      return -1;
    }
  }

  private void damaged(Exception damage) throws IOException {
    if (stored.failure != null) {
      throw stored.failure;
    }
    message = damage.getMessage() == null ? damage.getClass().getSimpleName() : damage.getMessage();
  }

  /** What is wrong with the data, where it is damaged. */
  Optional<String> message() {
    return Optional.ofNullable(message);
  }

  /** Offset in the decompressed data up to which it is sound. */
  long position() {
    return position;
  }

  @Override
  public void close() throws IOException {
    try {
      content.close();
      stored.close();
    } finally {
      atClose.run();
    }
  }
}
