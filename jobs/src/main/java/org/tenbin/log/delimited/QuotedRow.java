package org.tenbin.log.delimited;

/**
 * Parses a row with quoted fields (RFC 4180), line by line: a quoted field may span lines. A quote
 * is one where it begins a field; inside an unquoted field it is a character like any other.
 */
final class QuotedRow {
  /** What {@link #feed} returns where the line ends inside a quoted field. */
  static final int OPEN = -1;

  /** What {@link #feed} returns where the row cannot be parsed. */
  static final int BROKEN = -2;

  private final Fields fields;
  private final byte delimiter;
  private final int mostFields;
  private boolean open;

  /**
   * Makes a parser.
   *
   * @param fields where the fields go
   * @param mostFields a row of several lines with more fields is broken
   */
  QuotedRow(Fields fields, char delimiter, int mostFields) {
    this.fields = fields;
    this.delimiter = (byte) delimiter;
    this.mostFields = mostFields;
  }

  /** Begins a new row. */
  void begin() {
    fields.beginLoad();
    open = false;
  }

  /**
   * Takes the row's first or next line.
   *
   * @return the number of fields, or {@link #OPEN}, or {@link #BROKEN}
   */
  int feed(byte[] line, int from, int to) {
    int at = from;
    boolean laterLine = open;
    if (laterLine) {
      fields.put((byte) '\n');
    }
    while (true) {
      if (!open && at < to && line[at] == '"') {
        open = true;
        at++;
      }
      at = open ? quoted(line, at, to) : plain(line, at, to);
      if (at == OPEN || at == BROKEN) {
        return at;
      }
      fields.endField();
      if (at == to) {
        return fields.count();
      }
      if (laterLine && fields.count() >= mostFields) {
        return BROKEN;
      }
      at++;
    }
  }

  private int plain(byte[] line, int from, int to) {
    int at = from;
    while (at < to && line[at] != delimiter) {
      fields.put(line[at++]);
    }
    return at;
  }

  private int quoted(byte[] line, int from, int to) {
    for (int at = from; at < to; at++) {
      if (line[at] != '"') {
        fields.put(line[at]);
      } else if (at + 1 < to && line[at + 1] == '"') {
        fields.put((byte) '"');
        at++;
      } else {
        open = false;
        return at + 1 == to || line[at + 1] == delimiter ? at + 1 : BROKEN;
      }
    }
    return OPEN;
  }
}
