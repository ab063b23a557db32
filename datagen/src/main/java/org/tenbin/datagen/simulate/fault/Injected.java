package org.tenbin.datagen.simulate.fault;

import java.util.Locale;

/** What is done to a run. */
public enum Injected {
  /** Rows cut in the middle, and the last one without its line end. */
  TRUNCATED_LINES,
  /** Rows with bytes that no logger writes. */
  GARBLED_LINES,
  /** A client whose log is missing. */
  MISSING_CLIENT,
  /** A client whose log ends early. */
  SHORT_CLIENT,
  /** A client whose clock is set back in the middle of the run. */
  CLOCK_STEP,
  /** A block of rows that stands in the log twice. */
  DUPLICATED_BLOCK,
  /** The server's connection table overflows and drops connections; its syslog tells. */
  CONNTRACK_OVERFLOW;

  /** The word in the truth file, such as <code>clock-step</code>. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
