package org.tenbin.mapreduce;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.tenbin.summary.PartialReader;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableReader;

/** What a summary directory holds, in a form that does not depend on the number of its parts. */
public final class SummaryFiles {
  private final Path summary;
  private final Configuration conf;

  public SummaryFiles(Path summary, Configuration conf) {
    this.summary = summary;
    this.conf = conf;
  }

  /** The rows of all tables, sorted. */
  public Map<String, List<String>> tables() {
    Map<String, List<String>> tables = new TreeMap<>();
    for (Table table : Table.values()) {
      tables.put(table.folder(), rows(table).stream().map(Object::toString).sorted().toList());
    }
    return tables;
  }

  /** The rows of all tables but those that name files. */
  public Map<String, List<String>> tablesOfCells() {
    Map<String, List<String>> tables = tables();
    tables.remove(Table.INPUTS.folder());
    tables.remove(Table.REJECTS.folder());
    return tables;
  }

  /** The rows of a table. */
  public List<Map<String, String>> rows(Table table) {
    try {
      return TableReader.rows(new org.apache.hadoop.fs.Path(summary.toUri()), table, conf);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The only row of a table. */
  public Map<String, String> row(Table table) {
    List<Map<String, String>> rows = rows(table);
    if (rows.size() != 1) {
      throw new AssertionError(table + " has " + rows.size() + " rows");
    }
    return rows.get(0);
  }

  /** The mergeable state, by key. */
  public Map<String, PartialWritable> partials() {
    Map<String, PartialWritable> partials = new TreeMap<>();
    try {
      PartialReader.forEach(
          new org.apache.hadoop.fs.Path(summary.toUri()),
          conf,
          (key, partial) -> {
            if (partials.put(key.toString(), new PartialWritable(partial)) != null) {
              throw new AssertionError("twice: " + key);
            }
          });
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return partials;
  }

  /** Names of the files at the top, marks and tables. */
  public List<String> names() {
    try (Stream<Path> files = Files.list(summary)) {
      return new ArrayList<>(files.map(f -> f.getFileName().toString()).sorted().toList());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
