package org.tenbin.report;

import org.apache.log4j.Level;
import org.apache.log4j.Logger;

/**
 * Keeps the libraries that read fonts and write PDF from telling every user of what does not
 * concern them: tables of a font that they skip, substitutes for the base fonts of PDF that no page
 * uses. Set here, since the logging of a cluster's <code>hadoop jar</code> is not ours.
 */
public final class QuietLibraries {
  private QuietLibraries() {}

  /** Errors only, from now on. */
  public static void hush() {
    for (String name :
        new String[] {"org.apache.fontbox", "org.apache.pdfbox", "com.openhtmltopdf"}) {
      Logger.getLogger(name).setLevel(Level.ERROR);
    }
  }
}
