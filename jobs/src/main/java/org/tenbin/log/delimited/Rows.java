package org.tenbin.log.delimited;

import java.io.IOException;
import java.util.Arrays;
import org.tenbin.log.LineFramer;

/**
 * Frames the rows of a delimited text, of which a quoted field may span lines, and splits them. A
 * row on one line and without quotes is split in place. A quote that never closes costs its own
 * line only: where the row turns out to be broken, or too long, the lines behind its first are
 * framed anew as rows of their own. A row belongs to the range in which its first byte lies, and is
 * read to its end even behind the range.
 */
public final class Rows {
  /** What {@link #next} found. */
  public enum Found {
    /** A row; its fields are in {@link #fields}. */
    ROW,
    /** A line with a quote that does not close, or stands where none can be. */
    BROKEN_QUOTE,
    /** A line that is longer than the limit. */
    TOO_LONG,
    /** The end of the text. */
    END
  }

  private final LineFramer framer;
  private final HeldLines held = new HeldLines();
  private Fields fields;
  private QuotedRow quoted;
  private boolean fromHeld;
  private boolean framerWaits;
  private int lines = 1;
  private int passed;

  /**
   * Reads rows.
   *
   * @param mostFields a row with more fields than that cannot be; rows on one line without quotes
   *     are handed out all the same
   */
  public Rows(LineFramer framer, char delimiter, int mostFields) {
    this.framer = framer;
    dialect(delimiter, mostFields);
  }

  /** Changes the delimiter and the number of fields for the rows to come. */
  public void dialect(char delimiter, int mostFields) {
    fields = new Fields(delimiter);
    quoted = new QuotedRow(fields, delimiter, mostFields);
  }

  /** Frames and splits the next row. */
  public Found next() throws IOException {
    if (fromHeld) {
      held.drop(lines);
    }
    fromHeld = held.size() > 0;
    if (fromHeld ? held.offset(0) >= framer.end() : !advance()) {
      lines = 0;
      return Found.END;
    }
    lines = 1;
    passed = 0;
    if (!fromHeld && framer.tooLong()) {
      return Found.TOO_LONG;
    }
    return split(from());
  }

  private boolean advance() throws IOException {
    if (framerWaits) {
      framerWaits = framer.offset() >= framer.end();
      return !framerWaits;
    }
    return framer.next();
  }

  /** Offset of the row that comes next; its first line may be known to lie behind the range. */
  public long position() {
    int behind = fromHeld ? lines : 0;
    if (held.size() > behind) {
      return held.offset(behind);
    }
    return framerWaits ? framer.offset() : framer.position();
  }

  /**
   * Splits the row anew without its first bytes.
   *
   * @param from index in {@link #buffer} at which the row is to begin
   */
  public Found split(int from) throws IOException {
    lines = 1;
    passed += from - from();
    if (fields.split(buffer(), from, to()) != Fields.QUOTED) {
      return Found.ROW;
    }
    quoted.begin();
    int result = quoted.feed(buffer(), from, to());
    while (result == QuotedRow.OPEN) {
      if (!lookAhead()) {
        result = QuotedRow.BROKEN;
      } else {
        int line = lines++;
        result = quoted.feed(held.bytes(), held.start(line), held.end(line));
      }
    }
    if (result != QuotedRow.BROKEN) {
      return Found.ROW;
    }
    giveUp();
    return Found.BROKEN_QUOTE;
  }

  /** Makes sure that the line behind the row so far is held. */
  private boolean lookAhead() throws IOException {
    if (!fromHeld) {
      held.add(framer);
      fromHeld = true;
    }
    if (lines < held.size()) {
      return true;
    }
    if (held.length() >= LineFramer.MAX_LINE || framerWaits || !framer.nextBeyond()) {
      return false;
    }
    if (framer.tooLong()) {
      framerWaits = true;
      return false;
    }
    held.add(framer);
    return true;
  }

  /**
   * Takes the row to be its first line only: the lines behind it are framed anew. Its fields are
   * void.
   */
  public void giveUp() {
    lines = 1;
  }

  /** On how many lines the row stands. */
  public int lines() {
    return lines;
  }

  /** The row's fields, valid until the next row. */
  public Fields fields() {
    return fields;
  }

  /** The array that holds the row's first line. */
  public byte[] buffer() {
    return fromHeld ? held.bytes() : framer.buffer();
  }

  /** Index of the row's first byte. */
  public int from() {
    return passed + (fromHeld ? held.start(0) : framer.from());
  }

  /** Index behind the last byte of the row's first line. */
  public int to() {
    return fromHeld ? held.end(0) : framer.to();
  }

  /** Byte offset of the row in the file. */
  public long offset() {
    return passed + (fromHeld ? held.offset(0) : framer.offset());
  }

  /** Whether a line end was seen behind the row. */
  public boolean terminated() {
    return fromHeld ? held.terminated(lines - 1) : framer.terminated();
  }

  /** The bytes of one of the row's lines. */
  public byte[] line(int index) {
    return index == 0
        ? Arrays.copyOfRange(buffer(), from(), to())
        : Arrays.copyOfRange(held.bytes(), held.start(index), held.end(index));
  }

  /** Whether the row's first line has no character but blanks. */
  public boolean blank() {
    byte[] bytes = buffer();
    for (int i = from(); i < to(); i++) {
      if (bytes[i] != ' ' && bytes[i] != '\t') {
        return false;
      }
    }
    return true;
  }
}
