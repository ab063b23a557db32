package org.tenbin.log;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The corpus of other people's logs beside the project, for those who have it. */
public final class Corpus {
  private Corpus() {}

  /** The corpus folder: <code>../shared/corpus</code> seen from the project or a folder above. */
  public static Optional<Path> find() {
    String given = System.getProperty("tenbin.corpus");
    if (given != null) {
      return Optional.of(Path.of(given));
    }
    for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
      Path corpus = p.resolve("shared/corpus");
      if (Files.isRegularFile(corpus.resolve("INDEX.md"))) {
        return Optional.of(corpus);
      }
    }
    return Optional.empty();
  }

  /** A file of the corpus; the test is skipped where there is no corpus. */
  public static MemoryLog log(String relative) {
    return log(relative, Map.of());
  }

  /** A file of the corpus with options of its format. */
  public static MemoryLog log(String relative, Map<String, String> options) {
    Optional<Path> corpus = find();
    assumeTrue(corpus.isPresent(), "skipped: no corpus beside the project");
    try {
      return MemoryLog.of(
          relative, Files.readAllBytes(corpus.orElseThrow().resolve(relative)), options);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
