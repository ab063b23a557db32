package org.tenbin.program;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.ExperimentReader;

/**
 * An experiment file on a local disk or in any file system: a path without a scheme is looked for
 * locally first, as a user types it, then in the default file system.
 */
public final class ExperimentFile {
  private ExperimentFile() {}

  /** Reads the file. */
  public static Experiment read(String path, Configuration conf) throws IOException {
    return ExperimentReader.read(path, bytes(path, conf));
  }

  /** The bytes of the file. */
  public static byte[] bytes(String path, Configuration conf) throws IOException {
    Path given = new Path(path);
    if (given.toUri().getScheme() == null) {
      java.nio.file.Path local = java.nio.file.Path.of(path);
      if (java.nio.file.Files.isRegularFile(local)) {
        return java.nio.file.Files.readAllBytes(local);
      }
    }
    try (InputStream in = given.getFileSystem(conf).open(given)) {
      return in.readAllBytes();
    } catch (FileNotFoundException missing) {
      throw new ExperimentException("the experiment file " + path + " does not exist");
    }
  }
}
