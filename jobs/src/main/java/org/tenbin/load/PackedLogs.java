package org.tenbin.load;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/**
 * Native logs of several clients as one, with the column <code>client</code>.
 *
 * @param header what all of them begin with
 * @param logs in the order of their clients
 */
record PackedLogs(PackHeader header, List<ClientLog> logs) implements Content {
  /**
   * A log of a pack.
   *
   * @param client as a reader of the log alone would name it
   * @param alone where the log would go without a pack
   */
  record ClientLog(OneFile file, String client, Path alone) {}

  @Override
  public InputStream open(Configuration conf) {
    return new InputStream() {
      private InputStream current = head();
      private int next;

      private InputStream head() {
        byte[] first = header.ofAll();
        byte[] line = java.util.Arrays.copyOf(first, first.length + 1);
        line[first.length] = '\n';
        return new ByteArrayInputStream(line);
      }

      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        int count = current.read(target, offset, length);
        while (count < 0 && next < logs.size()) {
          current.close();
          ClientLog log = logs.get(next++);
          current =
              new ClientRows(log.file().open(conf), header, log.client(), log.file().toString());
          count = current.read(target, offset, length);
        }
        return count;
      }

      @Override
      public void close() throws IOException {
        current.close();
      }
    };
  }

  @Override
  public String toString() {
    return logs.size() == 1
        ? logs.get(0).file().toString()
        : logs.size() + " logs from " + logs.get(0).file() + " on";
  }
}
