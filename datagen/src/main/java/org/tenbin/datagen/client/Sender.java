package org.tenbin.datagen.client;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;

/** Sends requests one after the other, over a new connection each or over a kept one. */
abstract class Sender implements Closeable {
  private final ResponseReader reader = new ResponseReader();
  private final InetSocketAddress server;
  private final int timeoutMillis;

  private Sender(LoadPlan plan) {
    this.server = new InetSocketAddress(plan.host(), plan.port());
    this.timeoutMillis = plan.timeoutMillis();
  }

  static Sender of(LoadPlan plan) {
    return plan.keepAlive() ? new OverKeptConnection(plan) : new OverNewConnections(plan);
  }

  /** Sends and waits for the answer; never throws, an error is an answer too. */
  final Answer send(byte[] request) {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(timeoutMillis);
    try {
      return exchange(request, deadline);
    } catch (SocketTimeoutException late) {
      return new Answer(Answer.TIMEOUT, 0);
    } catch (IOException broken) {
      return new Answer(Answer.ERROR, 0);
    }
  }

  abstract Answer exchange(byte[] request, long deadlineNanos) throws IOException;

  final Socket connect() throws IOException {
    Socket socket = new Socket();
    try {
      socket.setTcpNoDelay(true);
      socket.connect(server, timeoutMillis);
      return socket;
    } catch (IOException failure) {
      socket.close();
      throw failure;
    }
  }

  final Answer over(Socket socket, byte[] request, long deadlineNanos) throws IOException {
    socket.getOutputStream().write(request);
    return reader.read(socket, deadlineNanos);
  }

  private static final class OverNewConnections extends Sender {
    OverNewConnections(LoadPlan plan) {
      super(plan);
    }

    @Override
    Answer exchange(byte[] request, long deadlineNanos) throws IOException {
      try (Socket socket = connect()) {
        return over(socket, request, deadlineNanos);
      }
    }

    @Override
    public void close() {
      // Every connection is closed with its request.
    }
  }

  private static final class OverKeptConnection extends Sender {
    private Socket kept;

    OverKeptConnection(LoadPlan plan) {
      super(plan);
    }

    @Override
    Answer exchange(byte[] request, long deadlineNanos) throws IOException {
      boolean usable = false;
      try {
        if (kept == null) {
          kept = connect();
        }
        Answer answer = over(kept, request, deadlineNanos);
        usable = answer.ok();
        return answer;
      } finally {
        if (!usable) {
          close();
        }
      }
    }

    @Override
    public void close() throws IOException {
      if (kept != null) {
        Socket old = kept;
        kept = null;
        old.close();
      }
    }
  }
}
