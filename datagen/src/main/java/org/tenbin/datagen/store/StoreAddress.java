package org.tenbin.datagen.store;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.tenbin.datagen.tree.Forest;

/**
 * Which store to open, as text: {@code tree}, {@code tree:JOURNAL-FILE}, {@code
 * cassandra:HOST:PORT} or {@code memcached:HOST:PORT}.
 */
public record StoreAddress(String kind, String rest) {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final String DATA_CENTER = "datacenter1";

  /** Splits at the first colon. */
  public static StoreAddress parse(String text) {
    int colon = text.indexOf(':');
    return colon < 0
        ? new StoreAddress(text, "")
        : new StoreAddress(text.substring(0, colon), text.substring(colon + 1));
  }

  /**
   * Opens the store.
   *
   * @throws IOException if it cannot be reached
   * @throws IllegalArgumentException if the address names no store
   */
  public Store open() throws IOException {
    return switch (kind.toLowerCase(Locale.ROOT)) {
      case "tree" ->
          new TreeStore(
              rest.isEmpty() ? Forest.inMemory() : Forest.journaled(Path.of(rest), false));
      case "cassandra" -> CassandraStore.connect(socket(), DATA_CENTER, TIMEOUT);
      case "memcached" -> MemcachedStore.connect(socket(), TIMEOUT.toMillis());
      default ->
          throw new IllegalArgumentException(
              "unknown store '" + kind + "': tree, cassandra or memcached");
    };
  }

  private InetSocketAddress socket() {
    int colon = rest.lastIndexOf(':');
    try {
      return new InetSocketAddress(
          rest.substring(0, Math.max(0, colon)), Integer.parseInt(rest.substring(colon + 1)));
    } catch (IllegalArgumentException notAnAddress) {
      throw new IllegalArgumentException(
          "'" + rest + "' is not HOST:PORT, as in " + kind + ":127.0.0.1:9042", notAnAddress);
    }
  }
}
