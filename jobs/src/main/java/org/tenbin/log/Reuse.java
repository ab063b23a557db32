package org.tenbin.log;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a task keeps of one file for the next: an array to read into, and what readers worked out
 * and are likely to need again. With thousands of small files, making these anew costs more than
 * reading. For one thread.
 */
public final class Reuse {
  private final Map<Class<?>, Object> kept = new HashMap<>();
  private byte[] spare;

  /** An array of that length with any content: the spare one if it fits, and nobody else's then. */
  byte[] array(int length) {
    byte[] array = spare;
    spare = null;
    return array != null && array.length == length ? array : new byte[length];
  }

  /** Takes an array back that its user is done with. */
  void giveBack(byte[] array) {
    spare = array;
  }

  /** What was kept last of a class. */
  public <T> Optional<T> last(Class<T> type) {
    return Optional.ofNullable(type.cast(kept.get(type)));
  }

  /** Keeps an immutable value, in place of the last one of its class. */
  public void keep(Object value) {
    kept.put(value.getClass(), value);
  }
}
