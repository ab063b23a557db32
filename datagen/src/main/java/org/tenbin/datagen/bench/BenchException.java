package org.tenbin.datagen.bench;

import java.io.IOException;

/** The benchmark cannot go on; the message says why and what to do. */
public final class BenchException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The reason, and what to do. */
  public BenchException(String message) {
    super(message);
  }

  BenchException(String message, Throwable cause) {
    super(message, cause);
  }
}
