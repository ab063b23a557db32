package org.tenbin.log.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Locale;
import java.util.Set;
import org.tenbin.log.RejectReason;

/**
 * One JSON value as tools really write it: <code>nan</code>, <code>-nan</code>, <code>inf</code>
 * and <code>Infinity</code> in place of a number become <code>null</code>, the last of repeated
 * keys counts, decimals are exact.
 */
public final class JsonText {
  /** The most values and brackets of a document: each takes up to a hundred bytes in memory. */
  private static final int MOST_TOKENS = 1_000_000;

  private static final ObjectReader READER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxTokenCount(MOST_TOKENS).build())
                  .build())
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build()
          .reader();

  private static final Set<String> NO_NUMBER = Set.of("nan", "inf", "infinity");

  private JsonText() {}

  /**
   * Parses one value.
   *
   * @throws UnreadableException where it is no JSON; with {@link RejectReason#MALFORMED}
   */
  public static JsonNode parse(String text) throws UnreadableException {
    try {
      return READER.readTree(withoutWords(text));
    } catch (NumberFormatException beyond) {
      throw new UnreadableException(RejectReason.NUMBER, "a number with too large an exponent");
    } catch (JsonProcessingException broken) {
      throw new UnreadableException(
          RejectReason.MALFORMED,
          "no JSON: "
              + broken.getOriginalMessage().lines().findFirst().orElse("")
              + (broken.getLocation() == null
                  ? ""
                  : " at line "
                      + broken.getLocation().getLineNr()
                      + ", column "
                      + broken.getLocation().getColumnNr()));
    }
  }

  private static String withoutWords(String text) {
    StringBuilder clean = null;
    int copied = 0;
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '"') {
        i = behindString(text, i);
      } else if (Character.isLetter(c)) {
        int end = behindWord(text, i);
        if (NO_NUMBER.contains(text.substring(i, end).toLowerCase(Locale.ROOT))) {
          clean = clean == null ? new StringBuilder(text.length()) : clean;
          boolean signed = i > 0 && "+-".indexOf(text.charAt(i - 1)) >= 0;
          clean.append(text, copied, signed ? i - 1 : i).append("null");
          copied = end;
        }
        i = end;
      } else {
        i++;
      }
    }
    return clean == null ? text : clean.append(text, copied, text.length()).toString();
  }

  private static int behindString(String text, int quote) {
    int i = quote + 1;
    while (i < text.length() && text.charAt(i) != '"') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, text.length());
  }

  private static int behindWord(String text, int from) {
    int i = from;
    while (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }
}
