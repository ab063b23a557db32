package org.tenbin.datagen.simulate;

/**
 * What all back ends have in common.
 *
 * @param httpUs work on a core for the HTTP request itself
 * @param linkMbitPerS rate of the link that carries all answers, 0 where it never limits
 * @param errorRate share of requests that the server answers with status 500
 * @param lostRate share of connections that get lost; the client gives up after the timeout
 * @param timeoutMs how long a client waits for a lost connection
 */
public record Server(
    Amount httpUs, double linkMbitPerS, double errorRate, double lostRate, double timeoutMs) {
  /** Length of an error page, in bytes. */
  static final int ERROR_BYTES = 341;

  public Server {
    httpUs = Amount.orNone(httpUs);
    if (linkMbitPerS < 0 || timeoutMs < 0) {
      throw new IllegalArgumentException("link_mbit_per_s and timeout_ms are not negative");
    }
    if (errorRate < 0 || lostRate < 0 || errorRate + lostRate > 1) {
      throw new IllegalArgumentException("error_rate and lost_rate are shares, together at most 1");
    }
  }

  long linkNanos(int bytes) {
    return linkMbitPerS == 0 ? 0 : (long) (bytes * 8_000L / linkMbitPerS);
  }

  long timeoutNanos() {
    return (long) (timeoutMs * 1e6);
  }
}
