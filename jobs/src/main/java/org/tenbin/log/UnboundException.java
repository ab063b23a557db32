package org.tenbin.log;

/** A record that finds no cell; the caller turns it into a reject. */
public final class UnboundException extends Exception {
  private static final long serialVersionUID = 1L;

  private final RejectReason reason;

  UnboundException(RejectReason reason, String message) {
    super(message, null, false, false);
    this.reason = reason;
  }

  /** The reason to reject the record with. */
  public RejectReason reason() {
    return reason;
  }
}
