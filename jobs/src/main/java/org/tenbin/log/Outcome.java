package org.tenbin.log;

/** How a request ended. */
public enum Outcome {
  /** It succeeded; its latency counts. */
  OK,
  /** It failed; it is counted beside the latencies. */
  ERROR,
  /** It failed because the client gave up waiting; also an error. */
  TIMEOUT
}
