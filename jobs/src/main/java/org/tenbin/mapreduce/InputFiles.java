package org.tenbin.mapreduce;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.input.InvalidInputException;

/** The files that a job is to read. */
final class InputFiles {
  private InputFiles() {}

  /** Lists them through an input format's own listing, each once, by path. */
  @FunctionalInterface
  interface Lister {
    List<FileStatus> list(JobContext job) throws IOException;
  }

  static List<FileStatus> list(JobContext job, Lister lister) throws IOException {
    try {
      Map<Path, FileStatus> files = new TreeMap<>();
      for (FileStatus file : lister.list(job)) {
        files.put(file.getPath(), file);
      }
      if (files.isEmpty()) {
        throw new SummaryException("no log files in " + paths(job));
      }
      return new ArrayList<>(files.values());
    } catch (InvalidInputException missing) {
      throw new SummaryException(missing.getMessage());
    }
  }

  private static String paths(JobContext job) {
    List<String> paths = new ArrayList<>();
    for (Path path : FileInputFormat.getInputPaths(job)) {
      paths.add(path.toString());
    }
    return String.join(", ", paths);
  }
}
