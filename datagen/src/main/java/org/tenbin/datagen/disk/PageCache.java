package org.tenbin.datagen.disk;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;

/**
 * The kernel's copies of a file in memory. Java cannot ask the kernel to forget them; GNU's <code>
 * dd</code> can, for the user's own files, and on a RAM disk nothing happens.
 */
final class PageCache {
  private PageCache() {}

  /** Drops what is not waiting to be written. Returns whether that could be asked for. */
  static boolean drop(Path file) throws IOException {
    ProcessBuilder dd =
        new ProcessBuilder("dd", "if=" + file, "iflag=nocache", "count=0", "status=none");
    dd.redirectErrorStream(true).redirectOutput(Redirect.DISCARD);
    try {
      return dd.start().waitFor() == 0;
    } catch (IOException noSuchProgram) {
      return false;
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", stop);
    }
  }
}
