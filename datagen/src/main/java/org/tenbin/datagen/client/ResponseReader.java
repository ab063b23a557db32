package org.tenbin.datagen.client;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * Reads one HTTP/1.1 response from a socket into a buffer that is used again and again. The body
 * needs a {@code Content-Length}, which our server always sends; any other transfer coding is a
 * protocol error, told as such.
 */
final class ResponseReader {
  private static final byte[] LENGTH_HEADER = "content-length:".getBytes(StandardCharsets.US_ASCII);
  private static final int STATUS_OFFSET = "HTTP/1.1 ".length();
  private static final int HEAD_LIMIT = 16 * 1024;

  private final byte[] buffer = new byte[HEAD_LIMIT];

  /**
   * Reads to the end of the body.
   *
   * @param deadlineNanos of {@link System#nanoTime}
   */
  Answer read(Socket socket, long deadlineNanos) throws IOException {
    InputStream in = socket.getInputStream();
    int filled = 0;
    int headEnd = -1;
    while (headEnd < 0) {
      if (filled == buffer.length) {
        throw new ProtocolException("head longer than " + HEAD_LIMIT + " bytes");
      }
      int from = Math.max(0, filled - 3);
      filled += readSome(socket, in, filled, buffer.length - filled, deadlineNanos);
      headEnd = headEnd(from, filled);
    }
    int status = status(headEnd);
    long total = headEnd + contentLength(headEnd);
    long received = filled;
    while (received < total) {
      int wanted = (int) Math.min(buffer.length, total - received);
      received += readSome(socket, in, 0, wanted, deadlineNanos);
    }
    return new Answer(status, (int) Math.min(Integer.MAX_VALUE, received));
  }

  private int readSome(Socket socket, InputStream in, int offset, int length, long deadlineNanos)
      throws IOException {
    long left = TimeUnit.NANOSECONDS.toMillis(deadlineNanos - System.nanoTime());
    if (left <= 0) {
      throw new SocketTimeoutException();
    }
    socket.setSoTimeout((int) left);
    int count = in.read(buffer, offset, length);
    if (count < 0) {
      throw new EOFException("closed in mid-answer");
    }
    return count;
  }

  /** Offset behind the empty line, or -1. */
  private int headEnd(int from, int filled) {
    for (int at = from; at + 3 < filled; at++) {
      if (buffer[at] == '\r'
          && buffer[at + 1] == '\n'
          && buffer[at + 2] == '\r'
          && buffer[at + 3] == '\n') {
        return at + 4;
      }
    }
    return -1;
  }

  private int status(int headEnd) throws ProtocolException {
    if (headEnd < STATUS_OFFSET + 3 || buffer[0] != 'H') {
      throw new ProtocolException("no HTTP status line");
    }
    return (int) digits(STATUS_OFFSET, STATUS_OFFSET + 3);
  }

  private long contentLength(int headEnd) throws ProtocolException {
    for (int at = 0; at < headEnd; at++) {
      if (buffer[at] == '\n' && isLengthHeader(at + 1, headEnd)) {
        int start = at + 1 + LENGTH_HEADER.length;
        while (buffer[start] == ' ') {
          start++;
        }
        int end = start;
        while (buffer[end] >= '0' && buffer[end] <= '9') {
          end++;
        }
        return digits(start, end);
      }
    }
    throw new ProtocolException("an answer without Content-Length");
  }

  private boolean isLengthHeader(int offset, int headEnd) {
    if (offset + LENGTH_HEADER.length > headEnd) {
      return false;
    }
    for (int at = 0; at < LENGTH_HEADER.length; at++) {
      byte character = buffer[offset + at];
      boolean upper = character >= 'A' && character <= 'Z';
      if ((upper ? character + ('a' - 'A') : character) != LENGTH_HEADER[at]) {
        return false;
      }
    }
    return true;
  }

  private long digits(int start, int end) throws ProtocolException {
    if (start == end || end - start > 10) {
      throw new ProtocolException("no number where one belongs");
    }
    long value = 0;
    for (int at = start; at < end; at++) {
      int digit = buffer[at] - '0';
      if (digit < 0 || digit > 9) {
        throw new ProtocolException("no number where one belongs");
      }
      value = 10 * value + digit;
    }
    return value;
  }
}
