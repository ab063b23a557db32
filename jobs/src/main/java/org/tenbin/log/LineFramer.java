package org.tenbin.log;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Frames the lines of an input without copying them. A line belongs to the range in which its first
 * byte lies, so that the ranges of a file, wherever they are cut, see each line once (the rule of
 * Hadoop's LineRecordReader). Line ends are LF or CRLF; a file that has CR only is framed by CR. A
 * byte order mark at the start of the file is passed over. Memory is bounded: the rest of an
 * endless line is passed over and the line is marked {@link #tooLong}.
 */
public final class LineFramer implements Closeable {
  /** The longest line that is kept whole, in bytes. */
  public static final int MAX_LINE = 1 << 20;

  /** How many bytes are readable behind any line: words may be read past its end. */
  public static final int TAIL = 2 * Long.BYTES;

  /** What is read at once: more than a cache of the processor holds would be slower again. */
  private static final int BUFFER = 1 << 18;

  /** How far into the file its kind of line end is looked for. */
  private static final int HEAD = 1 << 16;

  /** Length of the array that is read into, unless a long line makes it grow. */
  static final int ARRAY = BUFFER + TAIL;

  private static final byte[] CLOSED = {};
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHS = 0x8080808080808080L;

  /** Takes lines that lie whole in a buffer, many in one call. */
  @FunctionalInterface
  public interface Taker {
    /**
     * Takes as many lines as it can.
     *
     * @param buffer holds lines that end with LF
     * @param from index of the first line's first byte
     * @param to index behind the last line's end; {@link #TAIL} bytes more are readable
     * @param startBefore lines that begin at this index or later are not to be taken
     * @return index of the first line that was not taken
     */
    int take(byte[] buffer, int from, int to, int startBefore);
  }

  private final LogInput input;
  private final InputStream in;
  private final long end;
  private final long terminatorWord;
  private byte[] buffer;
  private long bufferOffset;
  private int filled;
  private int next;
  private boolean eof;
  private int mark;

  private int from;
  private int to;
  private boolean tooLong;
  private boolean terminated;
  private byte[] endless = new byte[0];
  private long endlessOffset;

  /** Opens an input at its range. */
  public LineFramer(LogInput input) throws IOException {
    this.input = input;
    end = input.end();
    buffer = input.reuse().array(ARRAY);
    long start = input.start();
    byte terminator = start == 0 ? (byte) '\n' : terminatorOf(input);
    bufferOffset = start == 0 ? 0 : start - 1;
    in = input.open(bufferOffset);
    fill();
    if (start == 0) {
      while (!eof && filled < HEAD) {
        fill();
      }
      terminator = terminatorIn(buffer, Math.min(filled, HEAD));
      mark = byteOrderMark();
      next = mark;
    }
    terminatorWord = terminator * ONES;
    if (start > 0) {
      passLine();
    }
  }

  private static byte terminatorOf(LogInput input) throws IOException {
    try (InputStream head = input.open(0)) {
      byte[] bytes = head.readNBytes(HEAD);
      return terminatorIn(bytes, bytes.length);
    }
  }

  private static byte terminatorIn(byte[] bytes, int length) {
    boolean carriageReturn = false;
    for (int i = 0; i < length; i++) {
      if (bytes[i] == '\n') {
        return '\n';
      }
      carriageReturn |= bytes[i] == '\r' && i + 1 < length;
    }
    return (byte) (carriageReturn ? '\r' : '\n');
  }

  private int byteOrderMark() {
    boolean mark =
        filled >= 3
            && buffer[0] == (byte) 0xef
            && buffer[1] == (byte) 0xbb
            && buffer[2] == (byte) 0xbf;
    return mark ? 3 : 0;
  }

  /**
   * Frames the next line.
   *
   * @return whether there was one in the range
   */
  public boolean next() throws IOException {
    return position() < end && nextBeyond();
  }

  /** Offset of the line that comes next; it belongs to the range if it is below {@link #end}. */
  public long position() {
    long lineStart = bufferOffset + next;
    return lineStart == mark ? 0 : lineStart;
  }

  /** Offset behind the range. */
  public long end() {
    return end;
  }

  /**
   * Frames the next line, be it in the range or behind it: a record that begins in the range may
   * span lines.
   *
   * @return whether there was one in the file
   */
  public boolean nextBeyond() throws IOException {
    int scan = next;
    while (true) {
      int at = find(scan);
      if (at >= 0) {
        set(next, at, true);
        next = at + 1;
        return true;
      }
      if (eof) {
        if (next == filled) {
          return false;
        }
        set(next, filled, false);
        next = filled;
        return true;
      }
      if (filled - next > MAX_LINE + Long.BYTES) {
        return passEndless();
      }
      scan = filled - next;
      fill();
      scan += next;
    }
  }

  /** Offers the lines behind the current one that are at hand; the current line is void then. */
  public void offer(Taker taker) {
    if (terminatorWord != '\n' * ONES) {
      return;
    }
    int to = filled;
    while (to > next && buffer[to - 1] != '\n') {
      to--;
    }
    int startBefore = (int) Math.min(to, end - bufferOffset);
    if (next < startBefore) {
      next = taker.take(buffer, next, to, startBefore);
    }
  }

  private void set(int lineFrom, int lineTo, boolean ended) {
    from = lineFrom;
    to = lineTo > lineFrom && buffer[lineTo - 1] == '\r' ? lineTo - 1 : lineTo;
    tooLong = false;
    terminated = ended;
    if (to - from > MAX_LINE) {
      // Whether the rest was passed over or happens to be at hand must make no difference.
      endless = Arrays.copyOfRange(buffer, from, from + MAX_LINE + TAIL);
      endlessOffset = bufferOffset + from;
      from = 0;
      to = MAX_LINE;
      tooLong = true;
    }
  }

  /** Keeps the line's beginning and passes over its rest; the beginning is moved to the front. */
  private boolean passEndless() throws IOException {
    long lineOffset = bufferOffset + next;
    byte[] kept = Arrays.copyOfRange(buffer, next, next + MAX_LINE + Long.BYTES);
    next = filled;
    boolean found = passLine();
    endlessOffset = lineOffset;
    endless = kept;
    from = 0;
    to = MAX_LINE;
    tooLong = true;
    terminated = found;
    return true;
  }

  private boolean passLine() throws IOException {
    while (true) {
      int at = find(next);
      if (at >= 0) {
        next = at + 1;
        return true;
      }
      next = filled;
      if (eof) {
        return false;
      }
      fill();
    }
  }

  private int find(int start) {
    long pattern = terminatorWord;
    int i = start;
    for (; i + Long.BYTES <= filled; i += Long.BYTES) {
      long differs = (long) WORD.get(buffer, i) ^ pattern;
      long zero = (differs - ONES) & ~differs & HIGHS;
      if (zero != 0) {
        return i + (Long.numberOfTrailingZeros(zero) >>> 3);
      }
    }
    byte wanted = (byte) pattern;
    for (; i < filled; i++) {
      if (buffer[i] == wanted) {
        return i;
      }
    }
    return -1;
  }

  /** Moves the unread rest to the front and reads more behind it. */
  private void fill() throws IOException {
    int rest = filled - next;
    System.arraycopy(buffer, next, buffer, 0, rest);
    bufferOffset += next;
    next = 0;
    filled = rest;
    if (buffer.length - TAIL - rest < BUFFER / 2) {
      buffer = Arrays.copyOf(buffer, buffer.length * 2);
    }
    int read = in.read(buffer, filled, buffer.length - TAIL - filled);
    if (read < 0) {
      eof = true;
    } else {
      filled += read;
      input.reached(bufferOffset + filled);
    }
  }

  /** The array that holds the line; at least eight bytes are readable behind {@link #to}. */
  public byte[] buffer() {
    return tooLong ? endless : buffer;
  }

  /** Index of the line's first byte in {@link #buffer}. */
  public int from() {
    return from;
  }

  /** Index behind the line's last byte in {@link #buffer}, without the line end. */
  public int to() {
    return to;
  }

  /** Byte offset of the line in the file. */
  public long offset() {
    return tooLong ? endlessOffset : bufferOffset + from;
  }

  /** Whether the line is longer than {@link #MAX_LINE}; only its beginning is kept. */
  public boolean tooLong() {
    return tooLong;
  }

  /** Whether a line end was seen: false for the last line of a file that was cut off. */
  public boolean terminated() {
    return terminated;
  }

  /** Whether the line has no character but blanks. */
  public boolean blank() {
    byte[] bytes = buffer();
    for (int i = from; i < to; i++) {
      if (bytes[i] != ' ' && bytes[i] != '\t') {
        return false;
      }
    }
    return true;
  }

  /** The line as text; a byte that is no UTF-8 becomes a replacement character. */
  public String text() {
    return text(StandardCharsets.UTF_8);
  }

  /** The line as text in a charset; what it cannot hold becomes a replacement character. */
  public String text(Charset charset) {
    return new String(buffer(), from, to - from, charset);
  }

  @Override
  public void close() throws IOException {
    input.reuse().giveBack(buffer);
    buffer = CLOSED;
    filled = 0;
    next = 0;
    in.close();
  }
}
