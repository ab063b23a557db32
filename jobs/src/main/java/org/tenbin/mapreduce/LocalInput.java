package org.tenbin.mapreduce;

import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import org.apache.hadoop.fs.FSExceptionMessages;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.FileSystem;

/** A local file as Hadoop reads it: with a position, and its bytes counted. */
final class LocalInput extends FSInputStream {
  private final FileInputStream in;
  private final FileSystem.Statistics statistics;
  private long position;

  LocalInput(FileInputStream in, FileSystem.Statistics statistics) {
    this.in = in;
    this.statistics = statistics;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    int count = in.read(buffer, from, length);
    if (count > 0) {
      position += count;
      if (statistics != null) {
        statistics.incrementBytesRead(count);
      }
    }
    return count;
  }

  @Override
  public void seek(long target) throws IOException {
    if (target < 0) {
      throw new EOFException(FSExceptionMessages.NEGATIVE_SEEK);
    }
    if (target != position) {
      in.getChannel().position(target);
      position = target;
    }
  }

  @Override
  public long getPos() {
    return position;
  }

  @Override
  public boolean seekToNewSource(long target) {
    return false;
  }

  @Override
  public int available() throws IOException {
    return in.available();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
