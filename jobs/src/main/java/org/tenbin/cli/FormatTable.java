package org.tenbin.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogReader;

/** The registry of log formats as a table, for the terminal and for the README. */
final class FormatTable {
  private FormatTable() {}

  /** A row a format, behind a head. */
  static List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("format", "yields", "recognised by", "options"));
    for (LogFormat format : LogFormat.values()) {
      LogReader reader = format.reader();
      rows.add(
          List.of(
              reader.name(),
              reader.yields().stream()
                  .map(yield -> yield.name().toLowerCase(Locale.ROOT))
                  .collect(Collectors.joining(", ")),
              reader.recognisedBy(),
              reader.options().stream()
                  .map(LogReader.Option::name)
                  .collect(Collectors.joining(", "))));
    }
    return rows;
  }

  /** The same as a table in Markdown. */
  static String markdown() {
    StringBuilder text = new StringBuilder();
    List<List<String>> rows = rows();
    for (int i = 0; i < rows.size(); i++) {
      text.append("| ")
          .append(
              rows.get(i).stream()
                  .map(cell -> cell.replace("|", "\\|"))
                  .collect(Collectors.joining(" | ")))
          .append(" |\n");
      if (i == 0) {
        text.append("|---|---|---|---|\n");
      }
    }
    return text.toString();
  }
}
