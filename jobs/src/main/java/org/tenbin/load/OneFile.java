package org.tenbin.load;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/** A file as it is. */
record OneFile(Path path) implements Content {
  private static final int BUFFER = 128 * 1024;

  @Override
  public InputStream open(Configuration conf) throws IOException {
    try {
      return path.getFileSystem(conf).open(path, BUFFER);
    } catch (FileNotFoundException unreadable) {
      throw new LoadException(path + " cannot be read: " + unreadable.getMessage());
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
