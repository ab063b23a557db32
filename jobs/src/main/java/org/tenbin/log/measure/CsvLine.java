package org.tenbin.log.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.UnreadableException;

/** One line of a CSV file (RFC 4180) in which no field holds a line break. */
public final class CsvLine {
  private static final CSVFormat COMMA =
      CSVFormat.RFC4180.builder().setIgnoreSurroundingSpaces(true).get();

  private CsvLine() {}

  /** The fields between commas, without blanks around them. */
  public static List<String> split(String line) throws UnreadableException {
    return split(line, ',');
  }

  /** The fields between delimiters, without blanks around them. */
  public static List<String> split(String line, char delimiter) throws UnreadableException {
    CSVFormat format = delimiter == ',' ? COMMA : COMMA.builder().setDelimiter(delimiter).get();
    try (CSVParser parser = CSVParser.parse(line, format)) {
      for (CSVRecord row : parser) {
        return row.stream().map(String::strip).toList();
      }
      return List.of("");
    } catch (IOException | UncheckedIOException | IllegalStateException broken) {
      throw new UnreadableException(RejectReason.QUOTE, "quotes do not close on their line");
    }
  }
}
