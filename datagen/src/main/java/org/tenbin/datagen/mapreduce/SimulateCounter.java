package org.tenbin.datagen.mapreduce;

/** What the job counts; all exact, whatever the splits, retries or speculation. */
public enum SimulateCounter {
  RUNS,
  FILES,
  REQUESTS,
  OK,
  ERRORS,
  TIMEOUTS,
  /** Bytes of the logs before compression. */
  BYTES,
  /** Sum over files of the CRC-32C of path and content. */
  CHECKSUM
}
