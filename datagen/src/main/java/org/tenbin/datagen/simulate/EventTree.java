package org.tenbin.datagen.simulate;

import java.util.Arrays;

/**
 * The pending events, at most one for each client: a winner tree whose root is the earliest. Of two
 * at the same time the client with the lower number comes first, so that the order is always the
 * same.
 */
final class EventTree {
  static final long NEVER = Long.MAX_VALUE;

  private final int leaves;
  private final long[] time;
  private final int[] winner;

  EventTree(int clients) {
    leaves = Math.max(2, Integer.highestOneBit(Math.max(1, clients - 1)) << 1);
    time = new long[leaves];
    winner = new int[2 * leaves];
    Arrays.fill(time, NEVER);
    for (int i = 0; i < leaves; i++) {
      winner[leaves + i] = i;
    }
    for (int i = leaves - 1; i > 0; i--) {
      winner[i] = winner[2 * i];
    }
  }

  void set(int client, long at) {
    time[client] = at;
    for (int i = (leaves + client) >> 1; i > 0; i >>= 1) {
      int left = winner[2 * i];
      int right = winner[2 * i + 1];
      winner[i] = time[left] <= time[right] ? left : right;
    }
  }

  long time(int client) {
    return time[client];
  }

  /** The client whose event is next. */
  int first() {
    return winner[1];
  }
}
