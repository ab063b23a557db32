package org.tenbin.report;

/** A chapter of the report. */
interface Section {
  /** Its key: anchor in the page and end of the name of its heading in the words. */
  String key();

  /** Whether there is nothing to write; then it has no heading either. */
  default boolean isEmpty() {
    return false;
  }

  /** Writes what follows the heading. */
  void write(Page page);
}
