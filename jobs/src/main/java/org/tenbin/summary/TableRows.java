package org.tenbin.summary;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;

/** Gathers the rows of each table and passes them on some kilobytes at a time. */
public final class TableRows {
  private static final int BLOCK = 1 << 15;

  private final Map<Table, CsvBytes> tables = new EnumMap<>(Table.class);
  private final RowSink sink;

  public TableRows(RowSink sink) {
    this.sink = sink;
  }

  CsvBytes of(Table table) {
    CsvBytes lines = tables.get(table);
    if (lines == null) {
      lines = new CsvBytes();
      tables.put(table, lines);
    }
    return lines;
  }

  /** Says that a row is whole. */
  void ended(Table table, CsvBytes lines) throws IOException {
    if (lines.length() >= BLOCK) {
      pass(table, lines);
    }
  }

  /** Passes on all that is left. */
  public void flush() throws IOException {
    for (Map.Entry<Table, CsvBytes> entry : tables.entrySet()) {
      if (entry.getValue().length() > 0) {
        pass(entry.getKey(), entry.getValue());
      }
    }
  }

  private void pass(Table table, CsvBytes lines) throws IOException {
    sink.rows(table, lines.bytes(), lines.length());
    lines.clear();
  }
}
