package org.tenbin.log;

import java.util.Locale;

/** Which direction of a metric is better. */
public enum Better {
  HIGHER,
  LOWER,
  NEITHER;

  /** The word that tables use. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
