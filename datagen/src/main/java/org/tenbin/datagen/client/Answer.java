package org.tenbin.datagen.client;

/**
 * How a request ended.
 *
 * @param status HTTP status, or {@link #TIMEOUT} or {@link #ERROR}
 * @param bytes received, head and body
 */
record Answer(int status, int bytes) {
  /** No answer in time. */
  static final int TIMEOUT = -1;

  /** Connection refused, reset or closed early, or no HTTP. */
  static final int ERROR = -2;

  boolean ok() {
    return status >= 200 && status < 300;
  }
}
