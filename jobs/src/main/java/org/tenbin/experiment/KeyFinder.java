package org.tenbin.experiment;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Finds where a key stands in a file. Jackson reports an unknown key of a record only after it has
 * read the whole record, with the place of its end.
 */
final class KeyFinder {
  private KeyFinder() {}

  /**
   * Walks from the parser's next token.
   *
   * @param path keys and indexes from the outermost on, not empty
   */
  static Optional<JsonLocation> find(JsonParser parser, List<Reference> path) throws IOException {
    parser.nextToken();
    return below(parser, path);
  }

  private static Optional<JsonLocation> below(JsonParser parser, List<Reference> path)
      throws IOException {
    Reference wanted = path.get(0);
    List<Reference> rest = path.subList(1, path.size());
    boolean inObject = parser.currentToken() == JsonToken.START_OBJECT;
    if (!inObject && parser.currentToken() != JsonToken.START_ARRAY) {
      return Optional.empty();
    }
    JsonToken end = inObject ? JsonToken.END_OBJECT : JsonToken.END_ARRAY;
    int index = 0;
    for (JsonToken token = parser.nextToken();
        token != null && token != end;
        token = parser.nextToken()) {
      JsonLocation here = parser.currentTokenLocation();
      boolean found =
          inObject
              ? parser.currentName().equals(wanted.getFieldName())
              : index++ == wanted.getIndex();
      if (inObject) {
        parser.nextToken();
      }
      if (found) {
        return rest.isEmpty() ? Optional.of(here) : below(parser, rest);
      }
      parser.skipChildren();
    }
    return Optional.empty();
  }
}
