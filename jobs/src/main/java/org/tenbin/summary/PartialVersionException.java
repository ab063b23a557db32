package org.tenbin.summary;

import java.io.IOException;

/** A partial that another version of Tenbin wrote. */
final class PartialVersionException extends IOException {
  private static final long serialVersionUID = 1;

  PartialVersionException(int version, int known) {
    super(
        "a partial of version "
            + version
            + "; this Tenbin reads version "
            + known
            + ": summarize the logs anew");
  }
}
