package org.tenbin.log.fio;

import org.tenbin.log.RejectReason;
import org.tenbin.log.text.UnreadableException;

/** The data direction column of fio's logs. */
final class FioDirection {
  private FioDirection() {}

  /** The word for a direction. */
  static String of(String field) throws UnreadableException {
    return switch (field.strip()) {
      case "0" -> "read";
      case "1" -> "write";
      case "2" -> "trim";
      default ->
          throw new UnreadableException(RejectReason.MALFORMED, "the data direction is " + field);
    };
  }
}
