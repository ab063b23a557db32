package org.tenbin.datagen.process;

import java.io.IOException;

/** A process that was started does not do what it is there for; the message says where to look. */
public final class ProcessException extends IOException {
  private static final long serialVersionUID = 1L;

  ProcessException(String message) {
    super(message);
  }

  ProcessException(String message, Throwable cause) {
    super(message, cause);
  }
}
