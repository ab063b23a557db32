package org.tenbin.log;

import java.io.IOException;
import java.util.List;

/** One log format. Stateless: all state of a reading lives in {@link #read}. */
public interface LogReader {
  /** How surely a file is of a format. */
  enum Match {
    NO,
    /** Could be, if nothing else claims it. */
    MAYBE,
    YES
  }

  /** What a format yields. */
  enum Yield {
    REQUESTS,
    HISTOGRAMS,
    MEASUREMENTS,
    EVENTS,
    FACTS
  }

  /**
   * An option of a format.
   *
   * @param name key behind <code>-D tenbin.</code>
   * @param meaning values and default, one line
   */
  record Option(String name, String meaning) {}

  /** Name for <code>-D tenbin.format=</code>, lower case with dashes. */
  String name();

  /** How it is recognised, one line for <code>formats</code>. */
  String recognisedBy();

  /** What it yields. */
  List<Yield> yields();

  /** Its options. */
  default List<Option> options() {
    return List.of();
  }

  /** Whether its records carry a label that becomes the factor <code>operation</code>. */
  default boolean labelled() {
    return false;
  }

  /**
   * Whether a file can be read in ranges. Where the beginning of a record cannot be told from the
   * line alone, the ranges' {@linkplain LogSink#link links} tell afterwards whether it was found.
   */
  default boolean splittable() {
    return false;
  }

  /** Ranges begin at multiples of that many bytes. */
  default long rangeStep() {
    return 1;
  }

  /** The run of records that name none: by default the file is a run of its own. */
  default String defaultRun(Binding binding) {
    return binding.fileRun();
  }

  /** Whether the file is of this format. */
  Match recognise(Head head);

  /**
   * Reads a file or a range of it.
   *
   * @throws LogRefusedException where the whole file cannot be used
   * @throws IOException where it cannot be read
   */
  void read(LogInput input, LogSink sink) throws IOException;
}
