package org.tenbin.log;

import java.util.Locale;

/** By which stated rule a record is left out of the statistics. */
public enum SkipRule {
  /** Its phase is <code>warmup</code>. */
  WARMUP,
  /** A header that stands again inside a file, as after joining files. */
  REPEATED_HEADER,
  /** An empty line. */
  BLANK,
  /** A comment, or a line that the tool prints for people. */
  COMMENT,
  /** A parent whose children are counted themselves. */
  PARENT,
  /** A total or summary of other records. */
  AGGREGATE,
  /** A record that is no request or measurement: users, groups, other metrics. */
  OTHER_KIND,
  /** Stands word for word elsewhere in the file, where that cannot be a second record. */
  DUPLICATE,
  /** The rest of a record that began on an earlier line. */
  CONTINUATION,
  /** Work that the tool planned but did not send. */
  NOT_SENT,
  /** A value that the tool itself marks as not measured. */
  NOT_MEASURED;

  private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The word that tables and messages use, such as <code>repeated-header</code>. */
  public String word() {
    return word;
  }
}
