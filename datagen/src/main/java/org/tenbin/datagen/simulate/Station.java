package org.tenbin.datagen.simulate;

/** Servers with one queue, first come, first served. It keeps no time: events say when. */
final class Station {
  static final int NOBODY = -1;

  private final int servers;
  private final int[] queue;
  private int head;
  private int waiting;
  private int busy;

  /**
   * @param servers how many are served at once
   * @param clients how many can wait at most
   */
  Station(int servers, int clients) {
    this.servers = servers;
    this.queue = new int[clients];
  }

  /** Takes a server for the client, or puts it at the end of the queue. */
  boolean seize(int client) {
    if (busy < servers) {
      busy++;
      return true;
    }
    queue[(head + waiting) % queue.length] = client;
    waiting++;
    return false;
  }

  /** Gives a server back; the client that gets it, or {@link #NOBODY}. */
  int release() {
    if (waiting == 0) {
      busy--;
      return NOBODY;
    }
    int next = queue[head];
    head = (head + 1) % queue.length;
    waiting--;
    return next;
  }
}
