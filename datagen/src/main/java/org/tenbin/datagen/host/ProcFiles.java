package org.tenbin.datagen.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Small files of the kernel. */
final class ProcFiles {
  private ProcFiles() {}

  /** The text without white space around it, or empty if there is no such file. */
  static Optional<String> read(Path file) {
    try {
      return Optional.of(Files.readString(file, StandardCharsets.ISO_8859_1).strip());
    } catch (IOException absent) {
      return Optional.empty();
    }
  }
}
