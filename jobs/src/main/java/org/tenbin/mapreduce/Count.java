package org.tenbin.mapreduce;

/** Counters of the jobs; rejects and skips are counted by reason in groups of their own. */
public enum Count {
  /** Records framed by readers. */
  RECORDS_IN,
  /** Records used as requests. */
  RECORDS_USED_AS_REQUESTS,
  /** Records used otherwise. */
  RECORDS_USED_OTHERWISE,
  RECORDS_REJECTED,
  RECORDS_SKIPPED,
  /** Requests that readers gave to cells. */
  REQUESTS_MAPPED,
  /** Requests found in the rows of cells. */
  REQUESTS_REDUCED,
  MEASUREMENTS_MAPPED,
  MEASUREMENTS_REDUCED,
  FILES_READ,
  /** Files of which framed and accounted records differ. */
  FILES_UNBALANCED,
  /** Files that cannot be used at all. */
  FILES_REFUSED,
  /** Files of which some bytes were read twice: overlapping summaries were merged. */
  FILES_READ_TWICE,
  /** Files whose ranges do not hang together: a second job reads them whole. */
  FILES_TO_READ_WHOLE,
  CELLS,
  /** Times that a mapper passed partials on to stay within its memory. */
  FLUSHES;

  /** Group of the counters of rejects, by reason. */
  public static final String REJECTS = "Tenbin rejects";

  /** Group of the counters of skipped records, by rule. */
  public static final String SKIPS = "Tenbin skipped";
}
