package org.tenbin.datagen.store;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Boards of messages. Safe for any number of threads. */
public interface Store extends Closeable {
  /** Makes the board anew with these messages; an older board of that name is replaced. */
  void create(String board, List<Message> messages) throws IOException;

  /** The messages in order, or empty if there is no such board. */
  Optional<List<Message>> messages(String board) throws IOException;

  /**
   * Replaces the text of one message, atomically.
   *
   * @param position of the message in its board, from 0
   * @return false if there is no such board or message
   */
  boolean edit(String board, int position, String text) throws IOException;
}
