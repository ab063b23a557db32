package org.tenbin.log.nativecsv;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.delimited.ByteNumbers;
import org.tenbin.log.delimited.Fields;

/**
 * A column that holds a time, with its unit from its name: <code>latency_us</code>.
 *
 * @param column index in the row, or -1 where the log has no such column
 * @param scaleNanos nanoseconds of one unit
 */
record TimeColumn(int column, long scaleNanos) {
  private static final Map<String, Long> UNITS =
      Map.of("ns", 1L, "us", 1_000L, "ms", 1_000_000L, "s", 1_000_000_000L);
  static final TimeColumn ABSENT = new TimeColumn(-1, 0);

  /** Finds the column of a quantity, or {@link #ABSENT}. */
  static TimeColumn find(String quantity, List<String> header) throws LogRefusedException {
    TimeColumn found = ABSENT;
    for (int i = 0; i < header.size(); i++) {
      Optional<Long> unit = unit(quantity, header.get(i));
      if (unit.isPresent()) {
        if (found.isPresent()) {
          throw new LogRefusedException("two columns state the " + quantity);
        }
        found = new TimeColumn(i, unit.get());
      }
    }
    return found;
  }

  private static Optional<Long> unit(String quantity, String name) throws LogRefusedException {
    if (!name.equals(quantity) && !name.startsWith(quantity + "_")) {
      return Optional.empty();
    }
    Long unit = name.equals(quantity) ? null : UNITS.get(name.substring(quantity.length() + 1));
    if (unit == null) {
      throw new LogRefusedException(
          String.format(
              "column %s: unknown unit; name it %s_ns, %s_us, %s_ms or %s_s",
              name, quantity, quantity, quantity, quantity));
    }
    return Optional.of(unit);
  }

  boolean isPresent() {
    return column >= 0;
  }

  /** The row's value in nanoseconds, or {@link ByteNumbers#INVALID}. */
  long nanos(Fields fields) {
    return ByteNumbers.parseScaled(
        fields.bytes(), fields.start(column), fields.end(column), scaleNanos);
  }
}
