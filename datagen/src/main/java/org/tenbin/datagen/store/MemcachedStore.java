package org.tenbin.datagen.store;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import net.rubyeye.xmemcached.MemcachedClient;
import net.rubyeye.xmemcached.MemcachedClientBuilder;
import net.rubyeye.xmemcached.XMemcachedClientBuilder;
import net.rubyeye.xmemcached.exception.MemcachedException;

/**
 * A board on memcached: key {@code board} holds the number of messages, {@code board/n} the text of
 * a message and {@code board/n/author} its author. Reading a board is one multi-get; an edit is one
 * {@code replace}, which memcached does atomically and only if the message exists.
 */
public final class MemcachedStore implements Store {
  private static final int NEVER_EXPIRES = 0;

  private final MemcachedClient client;
  private final long timeoutMillis;

  private MemcachedStore(MemcachedClient client, long timeoutMillis) {
    this.client = client;
    this.timeoutMillis = timeoutMillis;
  }

  /**
   * Connects.
   *
   * @param timeoutMillis after which an operation fails
   */
  public static MemcachedStore connect(InetSocketAddress address, long timeoutMillis)
      throws IOException {
    MemcachedClientBuilder builder = new XMemcachedClientBuilder(List.of(address));
    builder.setConnectTimeout(timeoutMillis);
    builder.setOpTimeout(timeoutMillis);
    return new MemcachedStore(builder.build(), timeoutMillis);
  }

  @Override
  public void create(String board, List<Message> messages) throws IOException {
    call(
        () -> {
          for (int position = 0; position < messages.size(); position++) {
            Message message = messages.get(position);
            mustSet(authorKey(board, position), message.author());
            mustSet(textKey(board, position), message.text());
          }
          mustSet(board, Integer.toString(messages.size()));
          return true;
        });
  }

  @Override
  public Optional<List<Message>> messages(String board) throws IOException {
    return call(
        () -> {
          String count = client.get(board);
          if (count == null) {
            return Optional.empty();
          }
          return Optional.of(messages(board, Integer.parseInt(count)));
        });
  }

  @Override
  public boolean edit(String board, int position, String text) throws IOException {
    return call(() -> client.replace(textKey(board, position), NEVER_EXPIRES, text));
  }

  @Override
  public void close() throws IOException {
    client.shutdown();
  }

  private List<Message> messages(String board, int count)
      throws TimeoutException, InterruptedException, MemcachedException {
    List<String> keys = new ArrayList<>(2 * count);
    for (int position = 0; position < count; position++) {
      keys.add(authorKey(board, position));
      keys.add(textKey(board, position));
    }
    Map<String, String> values = client.get(keys, timeoutMillis);
    List<Message> messages = new ArrayList<>(count);
    for (int position = 0; position < count; position++) {
      String author = values.get(authorKey(board, position));
      String text = values.get(textKey(board, position));
      if (author == null || text == null) {
        throw new MemcachedException("message " + position + " of board " + board + " was evicted");
      }
      messages.add(new Message(author, text));
    }
    return messages;
  }

  private void mustSet(String key, String value)
      throws TimeoutException, InterruptedException, MemcachedException {
    if (!client.set(key, NEVER_EXPIRES, value)) {
      throw new MemcachedException("not stored: " + key);
    }
  }

  private static String textKey(String board, int position) {
    return board + '/' + position;
  }

  private static String authorKey(String board, int position) {
    return board + '/' + position + "/author";
  }

  private interface Call<T> {
    T run() throws TimeoutException, InterruptedException, MemcachedException;
  }

  private static <T> T call(Call<T> call) throws IOException {
    try {
      return call.run();
    } catch (TimeoutException | MemcachedException cause) {
      throw new IOException("memcached: " + cause.getMessage(), cause);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("memcached: interrupted", interrupted);
    }
  }
}
