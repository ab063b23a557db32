package org.tenbin.summary;

import java.io.IOException;

/** Takes the rows of tables. */
@FunctionalInterface
public interface RowSink {
  /**
   * Takes some rows, each a line of CSV with one value for each column of {@link Table#header}.
   *
   * @param lines begins with them; is used again afterwards
   * @param length bytes that they take
   */
  void rows(Table table, byte[] lines, int length) throws IOException;
}
