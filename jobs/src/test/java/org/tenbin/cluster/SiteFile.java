package org.tenbin.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The project's site files with more settings, as an administrator adds them. */
final class SiteFile {
  private SiteFile() {}

  /** Copies all of conf/cluster. */
  static void copyAll(Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(Project.top().resolve("conf/cluster"))) {
      for (Path file : files.toList()) {
        Files.writeString(to.resolve(file.getFileName()), Files.readString(file));
      }
    }
  }

  /** Adds settings at the end of a file; a later setting of a name is the one that counts. */
  static void add(Path file, Map<String, String> settings) throws IOException {
    String end = "</configuration>";
    String more =
        settings.entrySet().stream()
            .map(
                setting ->
                    "  <property>\n    <name>%s</name>\n    <value>%s</value>\n  </property>\n"
                        .formatted(setting.getKey(), setting.getValue()))
            .sorted()
            .collect(Collectors.joining());
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.lastIndexOf(end)) + more + end + "\n");
  }
}
