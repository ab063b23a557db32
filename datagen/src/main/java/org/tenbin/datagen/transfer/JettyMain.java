package org.tenbin.datagen.transfer;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ResourceHandler;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * Jetty's process: serves a folder until its standard input ends. Prints <code>ready port=N</code>
 * when it may be used.
 */
public final class JettyMain {
  private JettyMain() {}

  /** Serves the folder named first on the address named second. */
  public static void main(String[] arguments) throws Exception {
    Server server = new Server();
    ServerConnector connector = new ServerConnector(server, 1, 1);
    connector.setHost(arguments[1]);
    server.addConnector(connector);
    ResourceHandler files = new ResourceHandler();
    files.setBaseResource(ResourceFactory.of(server).newResource(Path.of(arguments[0])));
    files.setDirAllowed(false);
    server.setHandler(files);
    server.start();
    new PrintStream(System.out, true, StandardCharsets.UTF_8)
        .println("ready port=" + connector.getLocalPort());
    awaitEnd();
    server.stop();
  }

  private static void awaitEnd() throws IOException {
    while (System.in.read() >= 0) {
      // What is said does not matter, only that somebody is still there to say it.
    }
  }
}
