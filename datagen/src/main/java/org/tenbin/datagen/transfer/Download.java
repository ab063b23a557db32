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
    long bytes = 0;
    String status;
    try {
      HttpURLConnection connection = (HttpURLConnection) url.openConnection(Proxy.NO_PROXY);
      connection.setConnectTimeout((int) timeout.toMillis());
      connection.setReadTimeout((int) timeout.toMillis());
      connection.setRequestProperty("Connection", "close");
      int code = connection.getResponseCode();
      status = Integer.toString(code);
      if (code == HttpURLConnection.HTTP_OK) {
        bytes = drain(connection);
        status = bytes == expectedBytes ? status : "error";
      }
    } catch (SocketTimeoutException late) {
      status = "timeout";
    } catch (IOException broken) {
      status = "error";
    }
    return new Download(start, System.nanoTime() - start, status, bytes);
  }

  private static long drain(HttpURLConnection connection) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    long bytes = 0;
    try (InputStream in = connection.getInputStream()) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        bytes += count;
      }
    }
    return bytes;
  }
}
