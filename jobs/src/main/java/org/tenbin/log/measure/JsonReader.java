package org.tenbin.log.measure;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogSink;
import org.tenbin.log.text.JsonDocuments;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/** Reads a tool's JSON; each document is a record. */
public abstract class JsonReader implements LogReader {
  /** Whether the beginning of a document, perhaps cut off, is of this tool. */
  protected abstract boolean claims(String beginning);

  /**
   * Puts what a document says into the results.
   *
   * @throws UnreadableException where a value cannot be read: the document is rejected
   */
  protected abstract void document(JsonNode root, Results results) throws UnreadableException;

  @Override
  public List<Yield> yields() {
    return List.of(Yield.MEASUREMENTS);
  }

  @Override
  public final Match recognise(Head head) {
    return claims(JsonDocuments.firstDocument(head)) ? Match.YES : Match.NO;
  }

  @Override
  public final void read(LogInput input, LogSink sink) throws IOException {
    Results results = new Results(input.binding(), sink);
    JsonDocuments.forEach(
        input,
        sink,
        (root, offset) -> {
          results.begin(offset);
          try {
            document(root, results);
          } catch (UnreadableException unreadable) {
            results.reject(unreadable);
          }
          results.settle();
        });
  }

  /**
   * A number of a node, written as a number or as a string.
   *
   * @return the number, or <code>null</code> where there is none or the tool says so
   */
  protected static BigDecimal number(JsonNode node) throws UnreadableException {
    return node.isValueNode() && !node.isNull()
        ? Numbers.measured(node.asText()).orElse(null)
        : null;
  }
}
