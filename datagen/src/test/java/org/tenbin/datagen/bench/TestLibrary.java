package org.tenbin.datagen.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.slf4j.LoggerFactory;

/** The server's jars, by links to those that the tests run with. */
public final class TestLibrary {
  private TestLibrary() {}

  /** Into the folder, unless they are there. */
  public static BenchLibrary link(Path folder) throws Exception {
    Path server = Files.createDirectories(folder.resolve("server"));
    for (Class<?> type :
        List.of(
            Server.class, Content.class, HttpStatus.class, Callback.class, LoggerFactory.class)) {
      Path jar = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path link = server.resolve(jar.getFileName());
      if (Files.notExists(link)) {
        Files.createSymbolicLink(link, jar);
      }
    }
    return new BenchLibrary(folder);
  }
}
