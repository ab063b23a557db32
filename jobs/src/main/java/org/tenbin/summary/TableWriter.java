package org.tenbin.summary;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
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

  private final Writer out;
  private final CSVPrinter printer;
  private final StringBuilder line = new StringBuilder();

  /** Writes the header; the stream is closed with the writer. */
  public TableWriter(OutputStream out, List<String> header) throws IOException {
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    printer = new CSVPrinter(this.out, FORMAT);
    printer.printRecord(header);
  }

  /** Writes a row. Most values need no quotes, and going through the printer is for the others. */
  public void write(List<String> values) throws IOException {
    line.setLength(0);
    String delimiter = "";
    for (String value : values) {
      String text = TableText.encode(value);
      if (!isPlain(text)) {
        writeByPrinter(values);
        return;
      }
      line.append(delimiter).append(text);
      delimiter = ",";
    }
    if (values.get(0).isEmpty()) {
      writeByPrinter(values);
      return;
    }
    out.append(line).append('\n');
  }

  /** Whether the dialect writes a text as it is wherever it stands in a row. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain =
          (c >= '0' && c <= '9')
              || (c >= 'a' && c <= 'z')
              || (c >= 'A' && c <= 'Z')
              || c == '.'
              || c == '-'
              || c == '_';
      if (!plain) {
        return false;
      }
    }
    return true;
  }

  private void writeByPrinter(List<String> values) throws IOException {
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
