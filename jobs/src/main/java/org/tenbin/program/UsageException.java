package org.tenbin.program;

import java.io.IOException;

/** A call that cannot be meant as it stands; the message says what the option or setting takes. */
public final class UsageException extends IOException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
