package org.tenbin.mapreduce;

import java.io.IOException;

/** A setting of a job that has no meaning; the message names it and says what it takes. */
public final class SettingException extends IOException {
  private static final long serialVersionUID = 1L;

  public SettingException(String message) {
    super(message);
  }
}
