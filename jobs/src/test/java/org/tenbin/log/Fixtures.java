package org.tenbin.log;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Logs of our own making: every file in the test resources under <code>logs/FORMAT</code>, with
 * options in a file beside it that is named after it with the ending <code>.options</code>.
 */
public final class Fixtures {
  private static final String OPTIONS = ".options";

  private Fixtures() {}

  /** The fixtures of a format, in the order of their names. */
  public static List<MemoryLog> of(LogFormat format) {
    String folder = "logs/" + format.reader().name();
    try {
      Path path =
          Path.of(
              Objects.requireNonNull(
                      Fixtures.class.getClassLoader().getResource(folder), "no folder " + folder)
                  .toURI());
      try (Stream<Path> files = Files.list(path)) {
        return files
            .filter(f -> !f.getFileName().toString().endsWith(OPTIONS))
            .sorted()
            .map(Fixtures::log)
            .toList();
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** All fixtures of all formats. */
  public static List<Map.Entry<LogFormat, MemoryLog>> all() {
    return All.LOGS;
  }

  private static List<Map.Entry<LogFormat, MemoryLog>> readAll() {
    return Stream.of(LogFormat.values())
        .flatMap(format -> of(format).stream().map(log -> Map.entry(format, log)))
        .toList();
  }

  private static MemoryLog log(Path file) {
    try {
      Map<String, String> options = new HashMap<>();
      Path beside = file.resolveSibling(file.getFileName() + OPTIONS);
      if (Files.exists(beside)) {
        Properties properties = new Properties();
        properties.load(new StringReader(Files.readString(beside)));
        properties.forEach((key, value) -> options.put((String) key, (String) value));
      }
      return MemoryLog.of(file.getFileName().toString(), Files.readAllBytes(file), options);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Read once: a property asks for them at every try. */
  private static final class All {
    private static final List<Map.Entry<LogFormat, MemoryLog>> LOGS = readAll();
  }
}
