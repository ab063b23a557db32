package org.tenbin.log.lines;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.tenbin.log.Head;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.LogSink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.delimited.Fields;
import org.tenbin.log.delimited.Rows;
import org.tenbin.log.text.UnreadableException;

/** A format of comma-separated rows, of which quoted fields may span lines. */
public abstract class RowFormat implements LogReader {
  /** No row of these formats has more fields. */
  private static final int MOST_FIELDS = 1000;

  /** Parses the rows of one file. */
  @FunctionalInterface
  public interface RowParser {
    /**
     * Decides a row, as {@link LineParser#parse} a line.
     *
     * @param row the fields; for a header the names
     */
    void parse(List<String> row, Fate fate) throws UnreadableException, LogRefusedException;
  }

  /** A parser for one file. */
  protected abstract RowParser parser(LogInput input) throws IOException;

  @Override
  public List<Yield> yields() {
    return List.of(Yield.REQUESTS);
  }

  @Override
  public final void read(LogInput input, LogSink sink) throws IOException {
    Charset charset = input.options().charset();
    Head.of(input).refuseUtf16();
    RowParser parser = parser(input);
    Fate fate = new Fate(input, sink);
    try (LineFramer framer = new LineFramer(input)) {
      Rows rows = new Rows(framer, ',', MOST_FIELDS);
      for (Rows.Found found = rows.next(); found != Rows.Found.END; found = rows.next()) {
        fate.frame(rows.offset(), rows.terminated());
        switch (found) {
          case TOO_LONG ->
              fate.reject(
                  RejectReason.TOO_LONG, "a line of over " + LineFramer.MAX_LINE + " bytes");
          case BROKEN_QUOTE ->
              fate.reject(RejectReason.QUOTE, "a quote that does not close, or stands in a field");
          default -> {
            if (rows.lines() == 1 && rows.blank()) {
              fate.skip(SkipRule.BLANK);
            } else {
              parse(parser, texts(rows.fields(), charset), fate);
            }
          }
        }
      }
    }
  }

  private static List<String> texts(Fields fields, Charset charset) {
    List<String> row = new ArrayList<>(fields.count());
    for (int i = 0; i < fields.count(); i++) {
      row.add(fields.text(i, charset));
    }
    return row;
  }

  private static void parse(RowParser parser, List<String> row, Fate fate)
      throws LogRefusedException {
    try {
      parser.parse(row, fate);
    } catch (UnreadableException bad) {
      fate.reject(bad.reason(), bad.getMessage());
    }
  }
}
