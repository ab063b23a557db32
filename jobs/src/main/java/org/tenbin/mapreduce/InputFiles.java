package org.tenbin.mapreduce;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.security.TokenCache;

/**
 * The files that a job is to read: folders to any depth, globs, each file once, names that begin
 * with <code>_</code> or <code>.</code> passed over. FileInputFormat's own listing asks for the
 * permissions of every file, which on a local disk without Hadoop's native library starts a process
 * each.
 */
final class InputFiles {
  private final Configuration conf;
  private final Map<Path, FileStatus> files = new TreeMap<>();
  private final Set<String> seen = new HashSet<>();
  private final List<String> mistakes = new ArrayList<>();

  private InputFiles(Configuration conf) {
    this.conf = conf;
  }

  /**
   * Lists them, in order of their paths.
   *
   * @throws SummaryException where a path is missing or there is no file at all
   */
  static List<FileStatus> list(JobContext job) throws IOException {
    Path[] inputs = FileInputFormat.getInputPaths(job);
    Configuration conf = job.getConfiguration();
    TokenCache.obtainTokensForNamenodes(job.getCredentials(), inputs, conf);
    InputFiles listing = new InputFiles(conf);
    for (Path input : inputs) {
      listing.add(input);
    }
    if (!listing.mistakes.isEmpty()) {
      throw new SummaryException(String.join("; ", listing.mistakes));
    }
    if (listing.files.isEmpty()) {
      List<String> names = new ArrayList<>();
      for (Path input : inputs) {
        names.add(input.toString());
      }
      throw new SummaryException("no log files in " + String.join(", ", names));
    }
    return new ArrayList<>(listing.files.values());
  }

  private void add(Path input) throws IOException {
    FileSystem fs = input.getFileSystem(conf);
    FileStatus[] matches =
        fs.globStatus(
            input, path -> !isHidden(path.getName()) || path.getName().equals(input.getName()));
    if (matches == null) {
      mistakes.add("the input " + input + " does not exist");
    } else if (matches.length == 0) {
      mistakes.add("no file matches " + input);
    } else {
      for (FileStatus match : matches) {
        walk(match, fs);
      }
    }
  }

  private void walk(FileStatus status, FileSystem fs) throws IOException {
    if (!seen.add(identity(status.getPath(), fs))) {
      return;
    }
    if (!status.isDirectory()) {
      files.put(status.getPath(), status);
      return;
    }
    try {
      for (FileStatus child : fs.listStatus(status.getPath())) {
        if (!isHidden(child.getPath().getName())) {
          walk(child, fs);
        }
      }
    } catch (FileNotFoundException gone) {
      mistakes.add("the folder " + status.getPath() + " vanished while it was listed");
    }
  }

  /** What a path stands for: on a local disk links lead to files that were listed already. */
  private static String identity(Path path, FileSystem fs) throws IOException {
    return fs.getUri().getScheme().equals("file")
        ? new File(path.toUri().getPath()).getCanonicalPath()
        : path.toString();
  }

  private static boolean isHidden(String name) {
    return name.startsWith("_") || name.startsWith(".");
  }
}
