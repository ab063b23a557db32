package org.tenbin.log.lines;

import java.io.IOException;
import java.util.List;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.LogSink;
import org.tenbin.log.text.TextLines;
import org.tenbin.log.text.UnreadableException;

/** A format with one record a line. Blank lines are skipped, endless ones rejected. */
public abstract class LineFormat implements LogReader {
  /**
   * A parser for one file.
   *
   * @throws LogRefusedException where the file cannot be used, or an option cannot be understood
   */
  protected abstract LineParser parser(LogInput input) throws IOException;

  @Override
  public List<Yield> yields() {
    return List.of(Yield.REQUESTS);
  }

  @Override
  public final void read(LogInput input, LogSink sink) throws IOException {
    LineParser parser = parser(input);
    Fate fate = new Fate(input, sink);
    try (TextLines lines = TextLines.open(input, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        fate.at(lines.offset(), lines.terminated());
        parse(parser, line, fate);
      }
    }
    parser.end(fate);
  }

  private static void parse(LineParser parser, String line, Fate fate) throws LogRefusedException {
    try {
      parser.parse(line, fate);
    } catch (UnreadableException bad) {
      fate.reject(bad.reason(), bad.getMessage());
    }
  }
}
