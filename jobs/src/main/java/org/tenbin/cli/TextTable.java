package org.tenbin.cli;

import java.util.List;
import org.tenbin.summary.SafeText;

/** A table for a terminal: columns as wide as their widest cell, no invisible characters. */
final class TextTable {
  private static final int MOST_CELL = 120;

  private TextTable() {}

  static String of(List<List<String>> rows) {
    List<List<String>> safe =
        rows.stream()
            .map(row -> row.stream().map(cell -> SafeText.of(cell, MOST_CELL)).toList())
            .toList();
    int columns = safe.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> row : safe) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : safe) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
      }
      text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    return text.toString();
  }
}
