package org.tenbin.log.lines;

import org.tenbin.log.LogRefusedException;
import org.tenbin.log.text.UnreadableException;

/** Parses the lines of one file; holds the state of that reading. */
@FunctionalInterface
public interface LineParser {
  /**
   * Decides a line that is neither blank nor too long: by one call to <code>fate</code>, or by
   * throwing.
   *
   * @throws UnreadableException where the line is to be rejected
   * @throws LogRefusedException where the file cannot be used
   */
  void parse(String line, Fate fate) throws UnreadableException, LogRefusedException;

  /** Is told that the file has ended. All lines have met their fates. */
  default void end(Fate fate) throws LogRefusedException {}
}
