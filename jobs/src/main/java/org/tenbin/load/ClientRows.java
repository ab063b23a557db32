package org.tenbin.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;

/**
 * The rows of one client's native log without its header, each with the client at its end. A header
 * that a log repeats stays one, in whatever order and with whatever blanks, and a blank line blank,
 * so that a reader judges them as before.
 */
final class ClientRows extends InputStream {
  private final InputStream log;
  private final byte[] header;
  private final byte[] clientColumn;
  private final Set<String> names;
  private final byte[] client;
  private final String name;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final byte[] buffer = new byte[64 * 1024];
  private byte[] ready = new byte[0];
  private int readyFrom;
  private int from;
  private int to;

  /**
   * Reads behind the header.
   *
   * @param log is closed with this stream
   * @param header the log's first line, without its end
   * @param name of the log, for messages
   */
  ClientRows(InputStream log, PackHeader header, String client, String name) throws IOException {
    this.log = log;
    this.header = header.ofOne();
    clientColumn = PackHeader.bytes("," + PackHeader.CLIENT);
    names = Set.copyOf(header.names());
    this.client = PackHeader.bytes("," + client);
    this.name = name;
    if (!nextLine() || !Arrays.equals(line.toByteArray(), this.header)) {
      throw changed();
    }
  }

  /** A line without its end; a log that does not end with a line end is not what was looked at. */
  private boolean nextLine() throws IOException {
    line.reset();
    while (true) {
      if (from == to) {
        to = log.read(buffer);
        from = 0;
        if (to < 0) {
          to = 0;
          if (line.size() > 0) {
            throw changed();
          }
          return false;
        }
      }
      int end = from;
      while (end < to && buffer[end] != '\n') {
        end++;
      }
      line.write(buffer, from, end - from);
      boolean whole = end < to;
      from = whole ? end + 1 : end;
      if (whole) {
        return true;
      }
    }
  }

  private LoadException changed() {
    return new LoadException(name + " changed while it was loaded; load again");
  }

  private boolean fill() throws IOException {
    if (!nextLine()) {
      return false;
    }
    byte[] row = line.toByteArray();
    line.reset();
    if (isBlank(row)) {
      line.writeBytes(row);
    } else {
      boolean carriageReturn = row[row.length - 1] == '\r';
      line.write(row, 0, carriageReturn ? row.length - 1 : row.length);
      line.writeBytes(isHeader(row) ? clientColumn : client);
      if (carriageReturn) {
        line.write('\r');
      }
    }
    line.write('\n');
    ready = line.toByteArray();
    readyFrom = 0;
    return true;
  }

  /** Whether the row names the columns of the header, be it in another order. */
  private boolean isHeader(byte[] row) {
    String text = new String(row, StandardCharsets.UTF_8);
    return text.contains(PackHeader.STATUS) && Set.copyOf(PackHeader.namesIn(text)).equals(names);
  }

  private static boolean isBlank(byte[] row) {
    for (byte character : row) {
      if (character != ' ' && character != '\t' && character != '\r') {
        return false;
      }
    }
    return true;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    int done = 0;
    while (done < length && (readyFrom < ready.length || fill())) {
      int count = Math.min(length - done, ready.length - readyFrom);
      System.arraycopy(ready, readyFrom, target, offset + done, count);
      readyFrom += count;
      done += count;
    }
    return done == 0 ? -1 : done;
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
