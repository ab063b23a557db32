package org.tenbin.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The table of faults and what came of each, in Markdown; every test run writes the file anew. */
final class FaultReport {
  private static final Path FILE = Project.target().resolve("reports/cluster-faults.md");

  /**
   * One fault.
   *
   * @param evidence what shows that the fault happened
   * @param outcome what became of the job
   * @param verdict passed, failed or skipped
   */
  record Row(String fault, String evidence, String outcome, long seconds, String verdict) {
    private String line() {
      return List.of(fault, evidence, outcome, Long.toString(seconds), verdict).stream()
          .map(cell -> cell.replace("|", "\\|").replace('\n', ' '))
          .collect(Collectors.joining(" | ", "| ", " |"));
    }
  }

  private final SortedMap<String, Row> rows = Collections.synchronizedSortedMap(new TreeMap<>());

  void add(Row row) throws IOException {
    rows.put(row.fault(), row);
    Files.createDirectories(FILE.getParent());
    String table = rows.values().stream().map(Row::line).collect(Collectors.joining("\n"));
    Files.writeString(
        FILE,
        "# Faults on a cluster of real daemons\n\n"
            + "| fault | it happened | outcome | s | verdict |\n|---|---|---|---:|---|\n"
            + table
            + "\n");
  }
}
