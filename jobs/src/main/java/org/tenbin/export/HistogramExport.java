package org.tenbin.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.Cell;
import org.tenbin.summary.ClientTally;
import org.tenbin.summary.LatencyHistogram;
import org.tenbin.summary.Partial;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialReader;
import org.tenbin.summary.RunPartial;

/** Writes the distributions of all cells, one cell after another: memory holds those of one. */
public final class HistogramExport {
  private final Path output;
  private final FileSystem fs;
  private final Map<String, RunDistribution> runs = new LinkedHashMap<>();
  private Cell cell = Cell.ALL;
  private int files;

  private HistogramExport(Path output, FileSystem fs) {
    this.output = output;
    this.fs = fs;
  }

  /**
   * Writes <code>latency.hgrm</code> and <code>latency.hlog</code> into a folder for each cell, and
   * <code>response.*</code> where the log tells the intended starts.
   *
   * @return the number of files written
   */
  public static int write(Path summary, Path output, Configuration conf) throws IOException {
    HistogramExport export = new HistogramExport(output, output.getFileSystem(conf));
    PartialReader.forEach(summary, conf, export::take);
    export.finishCell();
    return export.files;
  }

  private void take(PartialKey key, Partial partial) throws IOException {
    if (!key.kind().ofCell()) {
      return;
    }
    Cell next = key.cell();
    if (!next.equals(cell)) {
      finishCell();
      cell = next;
    }
    if (partial instanceof RunPartial latencies) {
      runs.computeIfAbsent(key.run(), RunDistribution::new).add(latencies);
    } else if (partial instanceof ClientTally client) {
      RunDistribution run = runs.get(key.run());
      if (run != null) {
        run.widen(client);
      }
    }
  }

  private void finishCell() throws IOException {
    List<RunDistribution> ofCell = List.copyOf(runs.values());
    runs.clear();
    for (Distribution distribution : Distribution.values()) {
      LatencyHistogram merged = new LatencyHistogram();
      ofCell.forEach(run -> merged.merge(distribution.of(run.latencies())));
      if (!merged.isEmpty()) {
        write(distribution, "hgrm", out -> HdrFiles.writeTable(merged, out));
        write(distribution, "hlog", out -> HdrFiles.writeLog(ofCell, distribution, out));
      }
    }
  }

  /** Writes the content of a file. */
  @FunctionalInterface
  private interface Content {
    void write(OutputStream out) throws IOException;
  }

  private void write(Distribution distribution, String ending, Content content) throws IOException {
    Path folder = cell.levels().isEmpty() ? output : new Path(output, cell.path());
    try (OutputStream out =
        fs.create(new Path(folder, distribution.fileName() + "." + ending), false)) {
      content.write(out);
    }
    files++;
  }
}
