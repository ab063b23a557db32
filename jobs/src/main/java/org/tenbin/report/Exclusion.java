package org.tenbin.report;

import java.util.Locale;
import org.tenbin.summary.Verdict;

/** Which runs figures and conclusions leave out. */
public enum Exclusion {
  /** None: every run counts. */
  NONE,
  /** Those that did not do what the experiment asked. */
  INVALID,
  /** Those, and those of which something is odd. */
  SUSPECT;

  /**
   * The exclusion of a word, as users type it.
   *
   * @throws IllegalArgumentException where there is none
   */
  public static Exclusion ofWord(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** Whether a run of that verdict is left out. */
  boolean leavesOut(Verdict verdict) {
    return switch (this) {
      case NONE -> false;
      case INVALID -> verdict == Verdict.INVALID;
      case SUSPECT -> verdict != Verdict.VALID;
    };
  }

  /** The key of a text that tells of left-out runs. */
  String key(String text) {
    return text + "." + this;
  }
}
