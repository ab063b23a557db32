package org.tenbin.load;

import java.io.IOException;

/** A load that cannot be done as asked; the message says why and the way out. */
public final class LoadException extends IOException {
  private static final long serialVersionUID = 1L;

  public LoadException(String message) {
    super(message);
  }
}
