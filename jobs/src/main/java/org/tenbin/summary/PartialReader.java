package org.tenbin.summary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.SequenceFile;

/** Reads the mergeable state of a summary directory. */
public final class PartialReader {
  /** The folder of a summary directory that holds it. */
  public static final String FOLDER = "partials";

  private PartialReader() {}

  /** Takes the partials one by one. */
  @FunctionalInterface
  public interface Visitor {
    /** Takes a partial; the key is not kept, the partial may be. */
    void partial(PartialKey key, Partial partial) throws IOException;
  }

  /**
   * Hands all partials to a visitor, part file by part file in the order of their names. All
   * partials of a cell stand in one part file, one after another.
   *
   * @param summary the summary directory
   */
  public static void forEach(Path summary, Configuration conf, Visitor visitor) throws IOException {
    Path folder = new Path(summary, FOLDER);
    FileSystem fs = folder.getFileSystem(conf);
    FileStatus[] parts =
        fs.listStatus(
            folder, path -> !path.getName().startsWith("_") && !path.getName().startsWith("."));
    Arrays.sort(parts, Comparator.comparing(part -> part.getPath().getName()));
    for (FileStatus part : parts) {
      part(part.getPath(), conf, visitor);
    }
  }

  private static void part(Path file, Configuration conf, Visitor visitor) throws IOException {
    try (SequenceFile.Reader reader =
        new SequenceFile.Reader(conf, SequenceFile.Reader.file(file))) {
      PartialKey key = new PartialKey();
      PartialWritable value = new PartialWritable();
      while (isNext(reader, key, value, file)) {
        visitor.partial(key, value.get());
      }
    }
  }

  /** Reads and decodes the next pair; what fails here is the file's fault, not the visitor's. */
  private static boolean isNext(
      SequenceFile.Reader reader, PartialKey key, PartialWritable value, Path file)
      throws IOException {
    try {
      if (!reader.next(key, value)) {
        return false;
      }
      value.get();
      return true;
    } catch (IOException | RuntimeException broken) {
      Throwable cause = broken instanceof UncheckedIOException ? broken.getCause() : broken;
      if (cause instanceof PartialVersionException) {
        throw new IOException(file + " holds " + cause.getMessage(), broken);
      }
      throw new IOException(file + " is damaged: " + broken.getMessage(), broken);
    }
  }
}
