package org.tenbin.load;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;

/** What a loaded file is to hold; the text of it names the source for messages. */
public interface Content {
  /** Opens it; each time it is the same, unless the sources have changed. */
  InputStream open(Configuration conf) throws IOException;
}
