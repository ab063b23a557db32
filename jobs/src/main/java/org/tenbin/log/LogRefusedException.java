package org.tenbin.log;

import java.io.IOException;

/**
 * A whole file that cannot be used, such as a table without a latency column or a summary of
 * percentiles that cannot be merged. The message says what is wrong and the way out, without the
 * file's name, which the caller adds.
 */
public final class LogRefusedException extends IOException {
  private static final long serialVersionUID = 1L;

  public LogRefusedException(String message) {
    super(message);
  }
}
