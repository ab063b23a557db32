package org.tenbin.datagen.board;

/**
 * How much the server takes on.
 *
 * @param threads of the pool, at least {@value #MIN_THREADS}
 * @param requestsAtOnce that are worked on at the same time
 * @param requestsWaiting that may wait for their turn; one more is answered with 503
 * @param connectionsWaiting backlog of the listening socket
 */
public record BoardLimits(
    int threads, int requestsAtOnce, int requestsWaiting, int connectionsWaiting) {
  /** Acceptor, selector and some that work. */
  private static final int MIN_THREADS = 8;

  /** Checks the ranges. */
  public BoardLimits {
    if (threads < MIN_THREADS
        || requestsAtOnce < 1
        || requestsWaiting < 0
        || connectionsWaiting < 1) {
      throw new IllegalArgumentException(
          "limits too small: "
              + threads
              + " threads (at least "
              + MIN_THREADS
              + "), "
              + requestsAtOnce
              + " at once (at least 1), "
              + requestsWaiting
              + " waiting, "
              + connectionsWaiting
              + " connections waiting (at least 1)");
    }
  }

  /** Enough for the thesis's 45 clients, with room for more. */
  public static BoardLimits standard() {
    return new BoardLimits(64, 48, 256, 1024);
  }
}
