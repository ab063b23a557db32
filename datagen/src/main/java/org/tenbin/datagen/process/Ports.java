package org.tenbin.datagen.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Ports that services listen on. */
public final class Ports {
  private static final int CONNECT_MILLIS = 500;
  private static final int PAUSE_MILLIS = 50;

  private Ports() {}

  /** So many different ones that nobody listens on at the moment. */
  public static List<Integer> findFree(int count) throws IOException {
    List<ServerSocket> sockets = new ArrayList<>();
    try {
      for (int number = 0; number < count; number++) {
        sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
      }
      return sockets.stream().map(ServerSocket::getLocalPort).toList();
    } finally {
      for (ServerSocket socket : sockets) {
        socket.close();
      }
    }
  }

  /**
   * Waits until the port takes connections.
   *
   * @throws ProcessException if the process ends or the time is up first
   */
  public static void awaitOpen(Child child, String host, int port, Duration time)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + time.toNanos();
    while (!isOpen(host, port)) {
      if (!child.isAlive()) {
        throw child.endedTooEarly();
      }
      if (System.nanoTime() > deadline) {
        throw new ProcessException(
            child.name()
                + " does not listen on "
                + host
                + ':'
                + port
                + " after "
                + time.toSeconds()
                + " s");
      }
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  private static boolean isOpen(String host, int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), CONNECT_MILLIS);
      return true;
    } catch (IOException closed) {
      return false;
    }
  }
}
