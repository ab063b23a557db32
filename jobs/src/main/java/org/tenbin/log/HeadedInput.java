package org.tenbin.log;

import java.io.IOException;
import java.io.InputStream;

/** Bytes that were read already, and the stream that goes on behind them. */
final class HeadedInput extends InputStream {
  private final byte[] head;
  private final int length;
  private final InputStream rest;
  private int next;

  HeadedInput(byte[] head, int length, InputStream rest) {
    this.head = head;
    this.length = length;
    this.rest = rest;
  }

  @Override
  public int read() throws IOException {
    return next < length ? head[next++] & 0xff : rest.read();
  }

  @Override
  public int read(byte[] buffer, int from, int wanted) throws IOException {
    if (next == length) {
      return rest.read(buffer, from, wanted);
    }
    int count = Math.min(wanted, length - next);
    System.arraycopy(head, next, buffer, from, count);
    next += count;
    return count;
  }

  @Override
  public void close() throws IOException {
    rest.close();
  }
}
