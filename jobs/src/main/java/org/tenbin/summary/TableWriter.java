package org.tenbin.summary;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.apache.commons.csv.CSVFormat;

/**
 * Writes a table: CSV, UTF-8, LF, a header. Text that a spreadsheet would take for a formula, or
 * that has invisible characters, is written harmless; {@link TableText} tells how.
 */
public final class TableWriter implements Closeable {
  static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  private final OutputStream out;

  /** Writes the header; the stream is closed with the writer. */
  public TableWriter(OutputStream out, List<String> header) throws IOException {
    this.out = out;
    byte[] names = Row.levels(header);
    out.write(names, 0, names.length);
    out.write('\n');
  }

  /** Writes rows as a {@link RowSink} is given them. */
  public void write(byte[] lines, int length) throws IOException {
    out.write(lines, 0, length);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
