package org.tenbin.datagen.store;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DriverException;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A board on Cassandra: a partition of {@code tenbin_board.message} with a row a message. An edit
 * is a plain upsert, one write without a read before it; that there is such a message is known from
 * the number of messages, which is remembered because no operation changes it but {@link #create}.
 * Consistency is ONE: the harness starts a single node.
 */
public final class CassandraStore implements Store {
  private final CqlSession session;
  private final PreparedStatement select;
  private final PreparedStatement update;
  private final PreparedStatement insert;
  private final PreparedStatement delete;
  private final Map<String, Integer> sizes = new ConcurrentHashMap<>();

  private CassandraStore(CqlSession session) {
    this.session = session;
    this.select = session.prepare("select author, body from tenbin_board.message where board = ?");
    this.update =
        session.prepare(
            "update tenbin_board.message set body = ? where board = ? and position = ?");
    this.insert =
        session.prepare(
            "insert into tenbin_board.message (board, position, author, body) values (?, ?, ?, ?)");
    this.delete = session.prepare("delete from tenbin_board.message where board = ?");
  }

  /**
   * Opens a session and makes the table if need be.
   *
   * @param dataCenter name of the local data centre
   * @param timeout after which a statement fails
   */
  public static CassandraStore connect(
      InetSocketAddress address, String dataCenter, Duration timeout) throws IOException {
    DriverConfigLoader settings =
        DriverConfigLoader.programmaticBuilder()
            .withString(DefaultDriverOption.REQUEST_CONSISTENCY, "ONE")
            .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, timeout)
            .withDuration(DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, timeout)
            .build();
    try {
      CqlSession session =
          CqlSession.builder()
              .addContactPoint(address)
              .withLocalDatacenter(dataCenter)
              .withConfigLoader(settings)
              .build();
      session.execute(
          "create keyspace if not exists tenbin_board with replication ="
              + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
      session.execute(
          "create table if not exists tenbin_board.message (board text, position int,"
              + " author text, body text, primary key (board, position))");
      return new CassandraStore(session);
    } catch (DriverException cause) {
      throw failure(cause);
    }
  }

  @Override
  public void create(String board, List<Message> messages) throws IOException {
    try {
      session.execute(delete.bind(board));
      for (int position = 0; position < messages.size(); position++) {
        Message message = messages.get(position);
        session.execute(insert.bind(board, position, message.author(), message.text()));
      }
      sizes.put(board, messages.size());
    } catch (DriverException cause) {
      throw failure(cause);
    }
  }

  @Override
  public Optional<List<Message>> messages(String board) throws IOException {
    try {
      List<Message> messages = new ArrayList<>();
      for (Row row : session.execute(select.bind(board))) {
        messages.add(new Message(row.getString(0), row.getString(1)));
      }
      return messages.isEmpty() ? Optional.empty() : Optional.of(messages);
    } catch (DriverException cause) {
      throw failure(cause);
    }
  }

  @Override
  public boolean edit(String board, int position, String text) throws IOException {
    if (position < 0 || position >= size(board)) {
      return false;
    }
    try {
      session.execute(update.bind(text, board, position));
      return true;
    } catch (DriverException cause) {
      throw failure(cause);
    }
  }

  private int size(String board) throws IOException {
    Integer known = sizes.get(board);
    if (known == null) {
      known = messages(board).map(List::size).orElse(0);
      if (known > 0) {
        sizes.put(board, known);
      }
    }
    return known;
  }

  @Override
  public void close() {
    session.close();
  }

  private static IOException failure(DriverException cause) {
    return new IOException("Cassandra: " + cause.getMessage(), cause);
  }
}
