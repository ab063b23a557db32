package org.tenbin.log.nativecsv;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.tenbin.log.Binding;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;

/** A header line, and what follows from it for files that use their fields alike. */
final class NativeLayout {
  private final byte[] line;
  private final Binding binding;
  private final NativeHeader header;
  private final Set<String> fieldNames;
  private final int[] deciding;

  private NativeLayout(byte[] line, Binding binding) throws LogRefusedException {
    this.line = line;
    this.binding = binding;
    header = NativeHeader.of(names(line));
    fieldNames = Set.copyOf(header.names());
    deciding = decidingColumns();
  }

  /** The layout of a file: that of the last one, where header and use of fields are the same. */
  static NativeLayout of(byte[] headerLine, LogInput input) throws LogRefusedException {
    Optional<NativeLayout> last = input.reuse().last(NativeLayout.class);
    if (last.isPresent()
        && Arrays.equals(headerLine, last.get().line)
        && input.binding().usesFieldsAs(last.get().binding)) {
      return last.get();
    }
    NativeLayout layout = new NativeLayout(headerLine, input.binding());
    input.reuse().keep(layout);
    return layout;
  }

  private static List<String> names(byte[] line) throws LogRefusedException {
    if (hasReturn(line, 0, line.length)) {
      throw new LogRefusedException(
          "the header has a carriage return within: lines end with a line feed, or with both");
    }
    List<String> names = csv(new String(line, StandardCharsets.UTF_8));
    if (names == null) {
      throw new LogRefusedException("the header has quotes that do not close");
    }
    return names.stream().map(String::strip).toList();
  }

  /** Parses one line with quotes; null where they do not close. */
  static List<String> csv(String line) {
    try (CSVParser parser = CSVParser.parse(line, CSVFormat.RFC4180)) {
      for (CSVRecord row : parser) {
        return row.toList();
      }
      return List.of("");
    } catch (IOException | IllegalStateException | UncheckedIOException broken) {
      return null;
    }
  }

  /**
   * Whether a line has a carriage return within: to some that ends a line, to others it is text.
   */
  static boolean hasReturn(byte[] buffer, int from, int to) {
    for (int i = from; i < to; i++) {
      if (buffer[i] == '\r') {
        return true;
      }
    }
    return false;
  }

  private int[] decidingColumns() {
    List<String> names = header.names();
    Set<Integer> columns = new TreeSet<>();
    for (String field : binding.fieldsInUse(fieldNames)) {
      columns.add(names.indexOf(field));
    }
    for (int column :
        new int[] {header.phase(), header.scheduled().column(), header.launched().column()}) {
      if (column >= 0) {
        columns.add(column);
      }
    }
    return columns.stream().mapToInt(Integer::intValue).toArray();
  }

  NativeHeader header() {
    return header;
  }

  Set<String> fieldNames() {
    return fieldNames;
  }

  /** Indexes of the columns that decide cell, run and client, rising; not to be changed. */
  int[] deciding() {
    return deciding;
  }
}
