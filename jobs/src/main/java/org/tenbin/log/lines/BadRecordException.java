package org.tenbin.log.lines;

import org.tenbin.log.RejectReason;

/** A record that cannot be used; it becomes a reject. */
public final class BadRecordException extends Exception {
  private static final long serialVersionUID = 1L;

  private final RejectReason reason;

  public BadRecordException(RejectReason reason, String message) {
    super(message, null, false, false);
    this.reason = reason;
  }

  /** Why it cannot be used. */
  public RejectReason reason() {
    return reason;
  }
}
