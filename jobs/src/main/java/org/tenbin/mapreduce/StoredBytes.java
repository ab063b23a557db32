package org.tenbin.mapreduce;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;
import java.util.zip.CRC32C;

/**
 * The CRC-32C of the stored bytes of a range, taken as they pass on their way to a reader. A reader
 * may open the range several times or leave it early: each byte counts once, in order.
 */
final class StoredBytes {
  private final long start;
  private final long end;
  private final LongConsumer progress;
  private final CRC32C crc = new CRC32C();
  private long covered;
  private boolean endSeen;

  StoredBytes(long start, long end, LongConsumer progress) {
    this.start = start;
    this.end = end;
    this.progress = progress;
    covered = start;
  }

  /** A stream that lets the bytes pass; its first byte stands at an offset of the file. */
  InputStream watch(InputStream raw, long offset) {
    return new Watched(raw, offset);
  }

  private final class Watched extends FilterInputStream {
    private long position;

    Watched(InputStream raw, long offset) {
      super(raw);
      position = offset;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      int count = read(one, 0, 1);
      return count < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int from, int length) throws IOException {
      int count = in.read(buffer, from, length);
      if (count > 0) {
        pass(buffer, from, count, position);
        position += count;
      } else if (count < 0 && position >= covered) {
        endSeen = true;
      }
      return count;
    }

    @Override
    public long skip(long count) throws IOException {
      byte[] buffer = new byte[(int) Math.min(count, 8192)];
      long skipped = 0;
      while (skipped < count) {
        int read = read(buffer, 0, (int) Math.min(buffer.length, count - skipped));
        if (read < 0) {
          break;
        }
        skipped += read;
      }
      return skipped;
    }

    @Override
    public boolean markSupported() {
      return false;
    }
  }

  private void pass(byte[] buffer, int from, int count, long position) {
    long until = Math.min(end, position + count);
    if (position <= covered && covered < until) {
      int skip = (int) (covered - position);
      crc.update(buffer, from + skip, (int) (until - covered));
      covered = until;
      progress.accept(covered - start);
    }
  }

  /** Offset up to which the bytes were seen. */
  long covered() {
    return covered;
  }

  boolean isComplete() {
    return endSeen || covered >= end;
  }

  /** Number of bytes that were seen. */
  long length() {
    return covered - start;
  }

  /** Their CRC-32C. */
  int crc32c() {
    return (int) crc.getValue();
  }
}
