package org.tenbin.log.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Units of time by the names that tools give them. A lone <code>m</code> is a minute, as Go, wrk
 * and the shell mean it; never a millisecond.
 */
public enum TimeUnitName {
  NANOSECOND(1L, "ns", "nsec", "nanos", "nanosec", "nanosecond"),
  MICROSECOND(
      1_000L, "us", "\u00b5s", "\u03bcs", "usec", "micro", "micros", "microsec", "microsecond"),
  MILLISECOND(1_000_000L, "ms", "msec", "milli", "millis", "millisec", "millisecond"),
  SECOND(1_000_000_000L, "s", "sec", "second"),
  MINUTE(60_000_000_000L, "m", "min", "minute"),
  HOUR(3_600_000_000_000L, "h", "hr", "hrs", "hour"),
  DAY(86_400_000_000_000L, "d", "day");

  private static final Map<String, TimeUnitName> BY_NAME = new HashMap<>();

  static {
    for (TimeUnitName unit : values()) {
      for (String name : unit.names) {
        BY_NAME.put(name, unit);
        if (name.length() > 2) {
          BY_NAME.put(name + "s", unit);
        }
      }
    }
  }

  private final long nanos;
  private final List<String> names;

  TimeUnitName(long nanos, String... names) {
    this.nanos = nanos;
    this.names = Arrays.asList(names);
  }

  /** How many nanoseconds one is. */
  public long nanos() {
    return nanos;
  }

  /** The usual short name, such as <code>us</code>. */
  public String symbol() {
    return names.get(0);
  }

  /** The unit of that name; capitals count only in names of one letter. */
  public static Optional<TimeUnitName> named(String name) {
    String wanted = name.length() > 1 ? name.toLowerCase(Locale.ROOT) : name;
    return Optional.ofNullable(BY_NAME.get(wanted));
  }
}
