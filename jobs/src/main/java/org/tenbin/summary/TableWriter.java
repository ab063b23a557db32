package org.tenbin.summary;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * Writes a table: CSV, UTF-8, LF, a header. Text that a spreadsheet would take for a formula, or
 * that has invisible characters, is written harmless; {@link TableText} tells how.
 */
public final class TableWriter implements Closeable {
  static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  private final CSVPrinter printer;

  /** Writes the header; the stream is closed with the writer. */
  public TableWriter(OutputStream out, List<String> header) throws IOException {
    printer =
        new CSVPrinter(
            new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)), FORMAT);
    printer.printRecord(header);
  }

  /** Writes a row. */
  public void write(List<String> values) throws IOException {
    for (String value : values) {
      printer.print(TableText.encode(value));
    }
    printer.println();
  }

  @Override
  public void close() throws IOException {
    printer.close();
  }
}
