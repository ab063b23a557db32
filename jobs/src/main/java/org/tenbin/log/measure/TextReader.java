package org.tenbin.log.measure;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.TextLines;
import org.tenbin.log.text.UnreadableException;

/** Reads a tool's text line by line; each line is a record. */
public abstract class TextReader implements LogReader {
  /** What is known while reading one file. */
  @FunctionalInterface
  public interface LineParser {
    /**
     * Looks at a line and puts what it says into the results.
     *
     * @throws UnreadableException where a value cannot be read: the line is rejected
     * @throws IOException where the file cannot be read without an option that was not given
     */
    void line(String line) throws UnreadableException, IOException;

    /** Adds what only the end of the file decides. */
    default void end() {}
  }

  /**
   * Makes the parser of one file.
   *
   * @throws IOException where an option is missing or wrong
   */
  protected abstract LineParser parser(LogInput input, Results results) throws IOException;

  @Override
  public List<Yield> yields() {
    return List.of(Yield.MEASUREMENTS);
  }

  /** YES where the beginning of the file holds the pattern. */
  protected static Match found(Pattern pattern, Head head) {
    return pattern.matcher(head.shape()).find() ? Match.YES : Match.NO;
  }

  /** The longest line that the parser is given: its patterns may take the square of that. */
  protected int mostCharacters() {
    return 8192;
  }

  @Override
  public final void read(LogInput input, LogSink sink) throws IOException {
    Results results = new Results(input.binding(), sink);
    LineParser parser = parser(input, results);
    try (TextLines lines = TextLines.open(input, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        results.begin(lines.offset());
        try {
          if (line.length() > mostCharacters()) {
            throw new UnreadableException(
                RejectReason.TOO_LONG, "a line of over " + mostCharacters() + " characters");
          }
          parser.line(line);
        } catch (UnreadableException unreadable) {
          results.reject(unreadable);
        }
        results.settle();
      }
      results.begin(results.offset());
      parser.end();
      results.settleEnd();
    }
  }
}
