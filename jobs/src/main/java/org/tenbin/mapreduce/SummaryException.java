package org.tenbin.mapreduce;

import java.io.IOException;

/** A summary that could not be made, or must not be trusted; the message says why, for people. */
public final class SummaryException extends IOException {
  private static final long serialVersionUID = 1L;

  public SummaryException(String message) {
    super(message);
  }
}
