package org.tenbin.summary;

import java.io.IOException;
import java.util.List;

/** Takes the rows of tables. */
@FunctionalInterface
public interface RowSink {
  /** Takes a row: one value for each column of {@link Table#header}. */
  void row(Table table, List<String> values) throws IOException;
}
