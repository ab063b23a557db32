package org.tenbin.log;

import java.math.BigDecimal;
import java.util.Objects;

/**
 * One result that a tool already aggregated.
 *
 * @param key where it belongs; the client is empty where the result is of the whole run
 * @param metric what was measured, lower case with underscores, such as <code>block_write</code>
 * @param unit unit of the value, such as <code>K/s</code>, <code>s</code>, <code>req/s</code>
 * @param better which direction is better
 * @param value the value as the tool wrote it, in that unit; <code>null</code> where the tool
 *     measured but says that the value is undefined
 * @param offset byte offset of its record in the file: trials are numbered in this order
 */
public record Measurement(
    SeriesKey key, String metric, String unit, Better better, BigDecimal value, long offset) {
  public Measurement {
    Objects.requireNonNull(key);
    Objects.requireNonNull(metric);
    Objects.requireNonNull(unit);
    Objects.requireNonNull(better);
  }
}
