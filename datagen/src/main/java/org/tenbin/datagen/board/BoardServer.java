package org.tenbin.datagen.board;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.eclipse.jetty.http.pathmap.ServletPathSpec;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.server.handler.PathMappingsHandler;
import org.eclipse.jetty.server.handler.QoSHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.tenbin.datagen.store.Store;

/** The running server; {@link #close()} lets the requests in progress finish. */
public final class BoardServer implements AutoCloseable {
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);
  private static final Duration STOP_WAIT = Duration.ofSeconds(5);
  private static final int JOBS_QUEUED = 4096;

  private final Server server;
  private final ServerConnector connector;
  private final RequestCount count;

  private BoardServer(Server server, ServerConnector connector, RequestCount count) {
    this.server = server;
    this.connector = connector;
    this.count = count;
  }

  /**
   * Starts.
   *
   * @param port to listen on; 0 takes a free one
   * @param knownBoard a board of the store, which the health check reads
   * @throws IOException if it cannot listen there
   */
  public static BoardServer start(
      Store store, String knownBoard, String host, int port, BoardLimits limits)
      throws IOException {
    BlockingQueue<Runnable> jobs = new ArrayBlockingQueue<>(JOBS_QUEUED);
    QueuedThreadPool pool = new QueuedThreadPool(limits.threads(), 8, jobs);
    pool.setName("board");
    Server server = new Server(pool);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(host);
    connector.setPort(port);
    connector.setAcceptQueueSize(limits.connectionsWaiting());
    server.addConnector(connector);

    QoSHandler queue = new QoSHandler(new BoardHandler(store));
    queue.setMaxRequestCount(limits.requestsAtOnce());
    queue.setMaxSuspendedRequestCount(limits.requestsWaiting());
    queue.setMaxSuspend(LONGEST_WAIT);
    RequestCount count = new RequestCount(queue);
    StatusHandler status = new StatusHandler(store, knownBoard, count);
    PathMappingsHandler paths = new PathMappingsHandler();
    paths.addMapping(new ServletPathSpec("/boards/*"), count);
    paths.addMapping(new ServletPathSpec("/health"), status);
    paths.addMapping(new ServletPathSpec("/stats"), status);
    server.setHandler(new GracefulHandler(paths));
    server.setStopAtShutdown(true);
    server.setStopTimeout(STOP_WAIT.toMillis());
    BoardServer board = new BoardServer(server, connector, count);
    board.open();
    return board;
  }

  /** The port that it listens on. */
  public int port() {
    return connector.getLocalPort();
  }

  /** Requests under {@code /boards} that arrived, refused ones included. */
  public long received() {
    return count.received();
  }

  private void open() throws IOException {
    try {
      server.start();
    } catch (IOException failure) {
      throw failure;
    } catch (Exception failure) {
      throw new IOException("the board does not start: " + failure.getMessage(), failure);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      server.stop();
    } catch (Exception failure) {
      throw new IOException("the board does not stop: " + failure.getMessage(), failure);
    }
  }
}
