package org.tenbin.datagen.mapreduce;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.tenbin.datagen.simulate.fault.RunTruth;
import org.tenbin.datagen.simulate.fault.Truth;

/**
 * The truth about a campaign with faults, <code>_truth.json</code>: the tasks write what they know
 * a line a run, and the driver puts it together. Names with an underscore are not read as logs.
 */
final class TruthFile {
  private static final String PARTS = "_truth";
  private static final String FILE = "_truth.json";

  private TruthFile() {}

  /** Path of a task's part below the output folder. */
  static String part(int task) {
    return PARTS + "/" + task + ".jsonl";
  }

  /** Puts the parts together and removes them. */
  static void assemble(FileSystem fs, Path output) throws IOException {
    Path parts = new Path(output, PARTS);
    List<RunTruth> runs = new ArrayList<>();
    for (FileStatus part : fs.listStatus(parts)) {
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(fs.open(part.getPath()), UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          runs.add(Truth.parseLine(line));
        }
      }
    }
    try (OutputStream out = fs.create(new Path(output, FILE), false)) {
      out.write(Truth.of(runs).json().getBytes(UTF_8));
    }
    fs.delete(parts, true);
  }
}
