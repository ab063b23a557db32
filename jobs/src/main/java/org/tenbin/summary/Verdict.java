package org.tenbin.summary;

import java.util.Locale;

/** How far a run can be trusted. */
public enum Verdict {
  /** Nothing speaks against it. */
  VALID,
  /** Something is odd; conclusions use it and say so. */
  SUSPECT,
  /** It did not do what the experiment asked; conclusions leave it out. */
  INVALID;

  /**
   * The verdict of a word.
   *
   * @throws IllegalArgumentException where there is none
   */
  public static Verdict ofWord(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** The word that tables use. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
