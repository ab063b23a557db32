package org.tenbin.log;

import java.io.IOException;
import java.io.InputStream;

/** A file, or a byte range of one, to be read by a {@link LogReader}. */
public interface LogInput {
  /** The file's path, for messages. */
  String path();

  /**
   * Offset of the first byte of the range. Records belong to the range in which their first byte
   * lies; zero unless the format is splittable.
   */
  long start();

  /**
   * Offset behind the last byte of the range, or {@link Long#MAX_VALUE} for the end of the file.
   */
  long end();

  /**
   * Opens the file's bytes, decompressed, from an offset on. Reads may go beyond {@link #end()}.
   * The caller closes the stream.
   */
  InputStream open(long offset) throws IOException;

  /** How the file's records find their cell, run and client. */
  Binding binding();

  /** The format's options. */
  default LogOptions options() {
    return binding().options();
  }

  /** What was kept of the files that the task read before. */
  default Reuse reuse() {
    return new Reuse();
  }

  /** Tells how far reading has come, for progress; cheap, to be called now and then. */
  default void reached(long offset) {}
}
