package org.tenbin.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The files to be loaded: a path without a scheme is local. Folders are read to any depth; names
 * that begin with <code>_</code> or <code>.</code> are passed over.
 */
public final class Sources {
  private final Configuration conf;
  private final Path target;
  private final Destination destination;
  private final String ending;
  private final List<LoadTask> tasks = new ArrayList<>();
  private final Map<Path, Path> taken = new HashMap<>();

  private Sources(Configuration conf, Path target, Destination destination, String ending) {
    this.conf = conf;
    this.target = target;
    this.destination = destination;
    this.ending = ending;
  }

  /**
   * Lists what is to be loaded.
   *
   * @param ending what compression adds to the names, empty for none
   * @throws LoadException where a source is missing, empty, or two files would go to one place
   */
  public static List<LoadTask> list(
      List<Path> sources, Path target, Destination destination, String ending, Configuration conf)
      throws IOException {
    Sources listing = new Sources(conf, target, destination, ending);
    for (Path source : sources) {
      listing.add(source);
    }
    if (listing.tasks.isEmpty()) {
      throw new LoadException("there is no file to load in " + sources);
    }
    return listing.tasks;
  }

  private void add(Path source) throws IOException {
    FileSystem fs =
        source.toUri().getScheme() == null ? FileSystem.getLocal(conf) : source.getFileSystem(conf);
    FileStatus[] matches = fs.globStatus(fs.makeQualified(source));
    if (matches == null || matches.length == 0) {
      throw new LoadException("the source " + source + " does not exist");
    }
    for (FileStatus match : matches) {
      Path root = match.isDirectory() ? match.getPath() : match.getPath().getParent();
      walk(match, fs, root.toUri().getPath());
    }
  }

  private void walk(FileStatus status, FileSystem fs, String root) throws IOException {
    if (status.isDirectory()) {
      for (FileStatus child : fs.listStatus(status.getPath())) {
        String name = child.getPath().getName();
        if (!name.startsWith("_") && !name.startsWith(".")) {
          walk(child, fs, root);
        }
      }
      return;
    }
    String path = status.getPath().toUri().getPath();
    String relative = path.substring(root.endsWith("/") ? root.length() : root.length() + 1);
    Path place = new Path(target, new Path(null, null, destination.of(relative) + ending));
    Path other = taken.put(place, status.getPath());
    if (other != null) {
      throw new LoadException(
          other
              + " and "
              + status.getPath()
              + " would both become "
              + place
              + ": tell them apart by a path template or --factor");
    }
    tasks.add(new LoadTask(new OneFile(status.getPath()), status.getLen(), place));
  }
}
