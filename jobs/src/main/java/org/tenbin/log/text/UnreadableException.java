package org.tenbin.log.text;

import java.util.Objects;
import org.tenbin.log.RejectReason;

/** A field that cannot be read; the reader turns it into a reject of its record. */
public final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 64;

  private final RejectReason reason;

  /**
   * Makes one without a stack trace: it is an everyday event, not a fault of the program.
   *
   * @param reason the reason to reject the record with
   */
  public UnreadableException(RejectReason reason, String message) {
    super(message, null, false, false);
    this.reason = Objects.requireNonNull(reason);
  }

  static UnreadableException number(String text) {
    return new UnreadableException(RejectReason.NUMBER, "no number: " + shown(text));
  }

  static UnreadableException unit(String text) {
    return new UnreadableException(RejectReason.UNIT, "unknown unit: " + shown(text));
  }

  /** A record that does not have the shape of its format. */
  public static UnreadableException shape(String expected, String text) {
    return new UnreadableException(
        RejectReason.MALFORMED, "expected " + expected + ", found: " + shown(text));
  }

  private static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
  }

  /** The reason to reject the record with. */
  public RejectReason reason() {
    return reason;
  }
}
