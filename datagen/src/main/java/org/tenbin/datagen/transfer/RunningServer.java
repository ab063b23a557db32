package org.tenbin.datagen.transfer;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.tenbin.datagen.bench.BenchLibrary;
import org.tenbin.datagen.process.Child;
import org.tenbin.datagen.process.Children;
import org.tenbin.datagen.process.JavaCommand;
import org.tenbin.datagen.process.Ports;
import org.tenbin.datagen.process.Terminated;

/**
 * A web server under way.
 *
 * @param port on the loopback interface
 */
record RunningServer(int port) {
  /** The level of the factor <code>server</code> for the one that needs no installing. */
  static final String JETTY = "jetty";

  private static final String HOST = "127.0.0.1";
  private static final Duration START_TIME = Duration.ofSeconds(30);

  /** Whether a server of that level can be started here. */
  static boolean isInstalled(String level) {
    return level.equals(JETTY) || WebServer.ofLevel(level).flatMap(WebServer::program).isPresent();
  }

  /**
   * Starts a server and waits until it listens.
   *
   * @param files folder that it serves
   * @param work folder for its own files
   * @param logs folder for what it prints
   */
  static RunningServer start(
      String level,
      Children children,
      BenchLibrary library,
      String heap,
      Path files,
      Path work,
      Path logs)
      throws IOException, InterruptedException {
    if (level.equals(JETTY)) {
      return startJetty(children, library, heap, files, logs);
    }
    WebServer server = WebServer.ofLevel(level).orElseThrow();
    int port = Ports.findFree(1).get(0);
    Files.createDirectories(work);
    Path settings = work.resolve(level + ".conf");
    Files.writeString(settings, server.settings(new WebServer.Site(files, work, HOST, port)));
    List<String> command = server.command(server.program().orElseThrow(), settings);
    Child child = Child.start(level, command, logs);
    children.add(new Terminated(child));
    Ports.awaitOpen(child, HOST, port, START_TIME);
    return new RunningServer(port);
  }

  private static RunningServer startJetty(
      Children children, BenchLibrary library, String heap, Path files, Path logs)
      throws IOException, InterruptedException {
    List<String> command =
        new JavaCommand(heap)
            .with("-Dorg.slf4j.simpleLogger.defaultLogLevel=warn")
            .main(
                library.serverClassPath(),
                JettyMain.class.getName(),
                List.of(files.toString(), HOST));
    Child child = children.add(Child.start(JETTY, command, logs));
    String ready = child.await("ready port=", START_TIME);
    return new RunningServer(Integer.parseInt(ready.substring("ready port=".length())));
  }

  URL url(String file) throws IOException {
    return URI.create("http://" + HOST + ':' + port + '/' + file).toURL();
  }
}
