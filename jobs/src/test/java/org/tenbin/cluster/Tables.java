package org.tenbin.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * The tables of a summary directory as one text, in an order that the part files have no say in.
 */
final class Tables {
  private Tables() {}

  /** Every row of every table behind the table's name; a row that were there twice stays twice. */
  static String read(FileSystem fs, Path summary) throws IOException {
    SortedSet<String> headers = new TreeSet<>();
    List<String> rows = new ArrayList<>();
    RemoteIterator<LocatedFileStatus> files = fs.listFiles(summary, true);
    while (files.hasNext()) {
      Path file = files.next().getPath();
      if (file.getName().endsWith(".csv")) {
        try (BufferedReader reader =
            new BufferedReader(new InputStreamReader(fs.open(file), StandardCharsets.UTF_8))) {
          String table = file.getParent().getName() + ",";
          headers.add(table + reader.readLine());
          reader.lines().forEach(line -> rows.add(table + line));
        }
      }
    }
    Collections.sort(rows);
    rows.addAll(0, headers);
    return String.join("\n", rows);
  }
}
