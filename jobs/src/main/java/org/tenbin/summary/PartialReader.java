package org.tenbin.summary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Predicate;
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
    forEach(summary, conf, key -> true, visitor);
  }

  /**
   * The same for some partials; the others are not decoded.
   *
   * @param wanted tells by its key whether the visitor is to have a partial
   */
  public static void forEach(
      Path summary, Configuration conf, Predicate<PartialKey> wanted, Visitor visitor)
      throws IOException {
    Path folder = new Path(summary, FOLDER);
    FileSystem fs = folder.getFileSystem(conf);
    FileStatus[] parts =
        fs.listStatus(
            folder, path -> !path.getName().startsWith("_") && !path.getName().startsWith("."));
    Arrays.sort(parts, Comparator.comparing(part -> part.getPath().getName()));
    for (FileStatus part : parts) {
      part(part.getPath(), conf, wanted, visitor);
    }
  }

  private static void part(
      Path file, Configuration conf, Predicate<PartialKey> wanted, Visitor visitor)
      throws IOException {
    try (SequenceFile.Reader reader =
        new SequenceFile.Reader(conf, SequenceFile.Reader.file(file))) {
      PartialKey key = new PartialKey();
      PartialWritable value = new PartialWritable();
      while (isNext(reader, key, file)) {
        if (wanted.test(key)) {
          visitor.partial(key, decoded(reader, value, file));
        }
      }
    }
  }

  // What fails in these two is the file's fault, not the visitor's.

  private static boolean isNext(SequenceFile.Reader reader, PartialKey key, Path file)
      throws IOException {
    try {
      return reader.next(key);
    } catch (IOException | RuntimeException broken) {
      throw damaged(file, broken);
    }
  }

  private static Partial decoded(SequenceFile.Reader reader, PartialWritable value, Path file)
      throws IOException {
    try {
      reader.getCurrentValue(value);
      return value.get();
    } catch (IOException | RuntimeException broken) {
      throw damaged(file, broken);
    }
  }

  private static IOException damaged(Path file, Exception broken) {
    Throwable cause = broken instanceof UncheckedIOException ? broken.getCause() : broken;
    if (cause instanceof PartialVersionException) {
      return new IOException(file + " holds " + cause.getMessage(), broken);
    }
    return new IOException(file + " is damaged: " + broken.getMessage(), broken);
  }
}
