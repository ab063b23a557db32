package org.tenbin.log.lines;

import com.fasterxml.jackson.databind.JsonNode;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.JsonText;
import org.tenbin.log.text.UnreadableException;

/** A line that is a JSON object. */
public final class JsonLine {
  private JsonLine() {}

  /**
   * Parses a line.
   *
   * @throws UnreadableException where it is no JSON object
   */
  public static JsonNode parse(String line) throws UnreadableException {
    JsonNode node = JsonText.parse(line);
    if (!node.isObject()) {
      throw new UnreadableException(RejectReason.MALFORMED, "no JSON object");
    }
    return node;
  }

  /** The object that a line is, or <code>null</code>: to recognise formats. */
  public static JsonNode objectOrNull(String line) {
    try {
      return line.startsWith("{") ? parse(line) : null;
    } catch (UnreadableException other) {
      return null;
    }
  }
}
