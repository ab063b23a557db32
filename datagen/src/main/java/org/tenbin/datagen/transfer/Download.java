package org.tenbin.datagen.transfer;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.SocketTimeoutException;
import java.net.URL;
import java.time.Duration;

/**
 * One file fetched over a new connection and thrown away.
 *
 * @param startNanos of {@link System#nanoTime}, before connecting
 * @param latencyNanos to the last byte of the body
 * @param status of HTTP, <code>error</code> or <code>timeout</code>
 * @param bytes of the body
 */
record Download(long startNanos, long latencyNanos, String status, long bytes) {
  private static final int BUFFER_BYTES = 256 * 1024;

  /**
   * Fetches it; a failure is an outcome too.
   *
   * @param timeout for connecting, and for each wait for more bytes
   */
  static Download of(URL url, long expectedBytes, Duration timeout) {
    long start = System.nanoTime();
    Counter body = new Counter();
    String status;
    try {
      status = fetch(url, expectedBytes, timeout, body);
    } catch (SocketTimeoutException late) {
      status = "timeout";
    } catch (IOException broken) {
      status = "error";
    }
    return new Download(start, System.nanoTime() - start, status, body.bytes);
  }

  /** What has come of the body, also of one that broke off. */
  private static final class Counter {
    private long bytes;
  }

  private static String fetch(URL url, long expectedBytes, Duration timeout, Counter body)
      throws IOException {
    HttpURLConnection connection = (HttpURLConnection) url.openConnection(Proxy.NO_PROXY);
    connection.setConnectTimeout((int) timeout.toMillis());
    connection.setReadTimeout((int) timeout.toMillis());
    connection.setRequestProperty("Connection", "close");
    try {
      int code = connection.getResponseCode();
      if (code != HttpURLConnection.HTTP_OK) {
        return Integer.toString(code);
      }
      drain(connection, body);
      return body.bytes == expectedBytes ? Integer.toString(code) : "error";
    } finally {
      connection.disconnect();
    }
  }

  private static void drain(HttpURLConnection connection, Counter body) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    try (InputStream in = connection.getInputStream()) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        body.bytes += count;
      }
    }
  }
}
