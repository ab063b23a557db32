package org.tenbin.log.lines;

import org.tenbin.log.Outcome;

/** Outcomes from HTTP statuses and errors, for tools that log no verdict of their own. */
public final class Codes {
  private static final int SUCCESS_FROM = 200;
  private static final int SUCCESS_TO = 399;

  private Codes() {}

  /** The outcome of an HTTP status: 200 to 399 is success. */
  public static Outcome http(long status) {
    return status >= SUCCESS_FROM && status <= SUCCESS_TO ? Outcome.OK : Outcome.ERROR;
  }

  /** The kind of failure that an error's text tells. */
  public static Outcome failure(String text) {
    boolean timeout =
        text.contains("imeout") || text.contains("imed out") || text.contains("deadline exceeded");
    return timeout ? Outcome.TIMEOUT : Outcome.ERROR;
  }
}
