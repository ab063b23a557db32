package org.tenbin.log.lines;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.LogSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;

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
    Charset charset = input.options().charset();
    LineParser parser = parser(input);
    Fate fate = new Fate(input, sink);
    try (LineFramer framer = new LineFramer(input)) {
      while (framer.next()) {
        fate.frame(framer.offset(), framer.terminated());
        if (framer.tooLong()) {
          fate.reject(RejectReason.TOO_LONG, "a line of over " + LineFramer.MAX_LINE + " bytes");
        } else if (framer.blank()) {
          fate.skip(SkipRule.BLANK);
        } else {
          parse(parser, framer.text(charset), fate);
        }
      }
    }
    parser.end(fate);
  }

  private static void parse(LineParser parser, String line, Fate fate) throws LogRefusedException {
    try {
      parser.parse(line, fate);
    } catch (BadRecordException bad) {
      fate.reject(bad.reason(), bad.getMessage());
    }
  }
}
