package org.tenbin.summary;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** A row of a table in the making. */
final class Row {
  private final Table table;
  private final TableRows rows;
  private final CsvBytes line;
  private final int width;
  private int values;
  private boolean first;

  /**
   * Begins a row.
   *
   * @param levels those of its cell as {@link #levels} gives them; not used in tables of no cells
   */
  Row(Table table, byte[] levels, TableRows rows) {
    this.table = table;
    this.rows = rows;
    line = rows.of(table);
    width = table.columns().size();
    first = true;
    if (table.ofCells() && levels.length > 0) {
      line.raw(levels);
      first = false;
    }
  }

  /** The levels of a cell as rows begin with them. */
  static byte[] levels(List<String> levels) {
    CsvBytes line = new CsvBytes();
    boolean first = true;
    for (String level : levels) {
      line.text(level, first);
      first = false;
    }
    return Arrays.copyOf(line.bytes(), line.length());
  }

  Row add(String value) {
    line.text(value, next());
    return this;
  }

  Row add(long value) {
    line.number(value, next());
    return this;
  }

  /** Adds a time in milliseconds. */
  Row ms(long nanos) {
    line.decimal(nanos, Num.MILLI_DIGITS, Num.NANOS_OF_MILLI, next());
    return this;
  }

  /** Adds a time in seconds. */
  Row seconds(long nanos) {
    line.decimal(nanos, Num.SECOND_DIGITS, Num.NANOS_OF_SECOND, next());
    return this;
  }

  Row blanks(int count) {
    for (int i = 0; i < count; i++) {
      add("");
    }
    return this;
  }

  private boolean next() {
    boolean was = first;
    first = false;
    values++;
    return was;
  }

  void end(String origin) throws IOException {
    if (values != width) {
      throw new IllegalStateException(
          table + " has " + width + " columns and the origin, the row " + values);
    }
    line.text(origin, false);
    line.endLine();
    rows.ended(table, line);
  }
}
