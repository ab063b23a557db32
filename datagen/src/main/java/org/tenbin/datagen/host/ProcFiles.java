package org.tenbin.datagen.host;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Small files of the kernel. */
final class ProcFiles {
  private ProcFiles() {}

  private static final int BUFFER_BYTES = 16 * 1024;

  /**
   * The text without white space around it, or empty if there is no such file. Read in large
   * pieces: a number under /proc/sys is given out by the first read alone, and the library's own
   * way begins with a read of one byte where a file says that it is empty.
   */
  static Optional<String> read(Path file) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try (InputStream in = new FileInputStream(file.toFile())) {
      byte[] buffer = new byte[BUFFER_BYTES];
      for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
        text.write(buffer, 0, count);
      }
      return Optional.of(text.toString(StandardCharsets.ISO_8859_1).strip());
    } catch (IOException absent) {
      return Optional.empty();
    }
  }
}
