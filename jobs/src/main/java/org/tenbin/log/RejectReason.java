package org.tenbin.log;

import java.util.Locale;

/** Why a record could not be used. The list is closed, so that counters stay within bounds. */
public enum RejectReason {
  /** The record does not have the shape of its format. */
  MALFORMED,
  /** More or fewer fields than the header names. */
  COLUMNS,
  /** A number that cannot be read or does not fit. */
  NUMBER,
  /** A time stamp that cannot be read. */
  TIMESTAMP,
  /** A latency below zero: the clock was set back. */
  NEGATIVE_LATENCY,
  /** A status that is neither a number nor a known word. */
  STATUS,
  /** Path and column state different levels of one factor. */
  FACTOR_CONFLICT,
  /** A factor that the experiment declares is missing. */
  FACTOR_MISSING,
  /** The file ends inside the record. */
  TRUNCATED,
  /** Longer than the limit for one record. */
  TOO_LONG,
  /** Quotes that do not close or stand inside a field. */
  QUOTE,
  /** A histogram that cannot be decoded. */
  HISTOGRAM,
  /** A value of which the unit is not known. */
  UNIT,
  /** A value that no tool can have measured, such as a count over what fits. */
  IMPOSSIBLE,
  /** A line that belongs to no known record of the format. */
  UNKNOWN_RECORD,
  /** The compressed data is damaged from here on. */
  CORRUPT;

  private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The word that tables and messages use, such as <code>negative-latency</code>. */
  public String word() {
    return word;
  }
}
