package org.tenbin.summary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A row of a table in the making. */
final class Row {
  private final Table table;
  private final RowSink sink;
  private final List<String> values;
  private final int width;

  Row(Table table, List<String> levels, RowSink sink) {
    this.table = table;
    this.sink = sink;
    values = new ArrayList<>(levels.size() + table.columns().size() + 1);
    if (table.ofCells()) {
      values.addAll(levels);
    }
    width = values.size() + table.columns().size();
  }

  Row add(String value) {
    values.add(value);
    return this;
  }

  Row add(Number value) {
    values.add(value.toString());
    return this;
  }

  Row blanks(int count) {
    for (int i = 0; i < count; i++) {
      values.add("");
    }
    return this;
  }

  void end(String origin) throws IOException {
    if (values.size() != width) {
      throw new IllegalStateException(
          table + " has " + width + " columns, the row " + values.size());
    }
    values.add(origin);
    sink.row(table, values);
  }
}
