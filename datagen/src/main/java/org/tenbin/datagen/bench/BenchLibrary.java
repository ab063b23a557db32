package org.tenbin.datagen.bench;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.tenbin.datagen.board.BoardName;
import picocli.CommandLine;

/**
 * The jars that the job jar does not carry.
 *
 * @param folder with the folders <code>server</code> and <code>cassandra</code>
 */
public record BenchLibrary(Path folder) {
  /** Class path of the bulletin board's server: our own classes, Jetty and the drivers. */
  public String serverClassPath() throws IOException {
    List<String> entries = new ArrayList<>(ownCode());
    entries.add(jars("server") + File.separator + '*');
    return String.join(File.pathSeparator, entries);
  }

  /** Class path of the load generator: our own classes. */
  String clientClassPath() {
    return String.join(File.pathSeparator, ownCode());
  }

  /** The folder with Cassandra's jars. */
  Path cassandra() throws IOException {
    return jars("cassandra");
  }

  private Path jars(String name) throws IOException {
    Path jars = folder.resolve(name).toAbsolutePath();
    if (Files.isDirectory(jars)) {
      try (Stream<Path> files = Files.list(jars)) {
        if (files.anyMatch(file -> file.toString().endsWith(".jar"))) {
          return jars;
        }
      }
    }
    throw new BenchException(
        "no jars in "
            + jars
            + "; get them with: mvn -f datagen/src/bench/"
            + name
            + " dependency:copy-dependencies, or name their folder with --lib");
  }

  private static Set<String> ownCode() {
    Set<String> places = new LinkedHashSet<>();
    for (Class<?> type : List.of(BoardName.class, CommandLine.class)) {
      CodeSource source =
          Objects.requireNonNull(type.getProtectionDomain().getCodeSource(), type.getName());
      try {
        places.add(Path.of(source.getLocation().toURI()).toString());
      } catch (URISyntaxException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return places;
  }
}
