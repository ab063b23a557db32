package org.tenbin.summary;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVParser;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Reads the tables of a summary directory. */
public final class TableReader {
  private TableReader() {}

  /** Takes the rows of a table one by one. */
  @FunctionalInterface
  public interface RowVisitor {
    /** Takes a row: value by column, in order; the map is not used again. */
    void row(Map<String, String> row) throws IOException;
  }

  /**
   * Reads all rows of a table; an absent table has none.
   *
   * @param summary the summary directory
   */
  public static List<Map<String, String>> rows(Path summary, Table table, Configuration conf)
      throws IOException {
    List<Map<String, String>> rows = new ArrayList<>();
    forEach(summary, table, conf, rows::add);
    return rows;
  }

  /** Hands the rows of a table to a visitor, part file by part file in the order of their names. */
  public static void forEach(Path summary, Table table, Configuration conf, RowVisitor visitor)
      throws IOException {
    Path folder = new Path(summary, table.folder());
    FileSystem fs = folder.getFileSystem(conf);
    if (!fs.exists(folder)) {
      return;
    }
    FileStatus[] parts =
        fs.listStatus(
            folder, path -> !path.getName().startsWith("_") && !path.getName().startsWith("."));
    Arrays.sort(parts, Comparator.comparing(part -> part.getPath().getName()));
    for (FileStatus part : parts) {
      part(part.getPath(), fs, visitor);
    }
  }

  private static void part(Path file, FileSystem fs, RowVisitor visitor) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(fs.open(file), StandardCharsets.UTF_8))) {
      List<String> header = record(lines);
      if (header == null) {
        return;
      }
      int number = 0;
      for (List<String> values = record(lines); values != null; values = record(lines)) {
        number++;
        if (values.size() != header.size()) {
          throw new IOException(
              file
                  + ": row "
                  + number
                  + " has "
                  + values.size()
                  + " fields, the header "
                  + header.size());
        }
        Map<String, String> row = new LinkedHashMap<>(2 * header.size());
        for (int i = 0; i < header.size(); i++) {
          row.put(header.get(i), TableText.decode(values.get(i)));
        }
        visitor.row(row);
      }
    } catch (UncheckedIOException broken) {
      throw new IOException(file + ": " + broken.getMessage(), broken);
    }
  }

  /** The next record, or <code>null</code>. Most lines have no quotes, and the parser is slow. */
  private static List<String> record(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    if (line == null) {
      return null;
    }
    if (line.indexOf('"') >= 0) {
      return quoted(line, lines);
    }
    List<String> values = new ArrayList<>();
    int from = 0;
    for (int to = line.indexOf(','); to >= 0; to = line.indexOf(',', from)) {
      values.add(line.substring(from, to));
      from = to + 1;
    }
    values.add(line.substring(from));
    return values;
  }

  private static List<String> quoted(String first, BufferedReader lines) throws IOException {
    StringBuilder text = new StringBuilder(first);
    while (text.chars().filter(c -> c == '"').count() % 2 != 0) {
      String next = lines.readLine();
      if (next == null) {
        break;
      }
      text.append('\n').append(next);
    }
    try (CSVParser parser = CSVParser.parse(text.toString(), TableWriter.FORMAT)) {
      return parser.iterator().next().toList();
    }
  }
}
