package org.tenbin.log.lines;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.tenbin.log.RejectReason;

/** A line that is a JSON object. */
public final class JsonLine {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private JsonLine() {}

  /**
   * Parses a line.
   *
   * @throws BadRecordException where it is no JSON object
   */
  public static JsonNode parse(String line) throws BadRecordException {
    try {
      JsonNode node = MAPPER.readTree(line);
      if (node.isObject()) {
        return node;
      }
    } catch (JsonProcessingException broken) {
      throw new BadRecordException(
          RejectReason.MALFORMED, "no JSON object: " + broken.getOriginalMessage());
    }
    throw new BadRecordException(RejectReason.MALFORMED, "no JSON object");
  }

  /** The object that a line is, or <code>null</code>: to recognise formats. */
  public static JsonNode objectOrNull(String line) {
    try {
      return line.startsWith("{") ? parse(line) : null;
    } catch (BadRecordException other) {
      return null;
    }
  }
}
