package org.tenbin.log.table;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tenbin.log.Better;

/**
 * The unit that ends a column's name: <code>elapsed_s</code>, <code>throughput_mbit_per_s</code>.
 *
 * @param metric the name without its unit
 * @param unit the unit as tables write it, such as <code>Mbit/s</code>
 * @param better more is better for rates, less for times and errors
 */
record ColumnUnit(String metric, String unit, Better better) {
  private static final Map<String, String> UNITS = new LinkedHashMap<>();

  static {
    for (String time : new String[] {"ns", "us", "ms", "s", "min", "h"}) {
      UNITS.put(time, time);
    }
    UNITS.put("seconds", "s");
    UNITS.put("percent", "%");
    UNITS.put("pct", "%");
    UNITS.put("bytes", "B");
    UNITS.put("iops", "IO/s");
    UNITS.put("rps", "req/s");
    UNITS.put("qps", "queries/s");
    UNITS.put("tps", "tx/s");
    for (String prefix : new String[] {"", "k", "m", "g", "t"}) {
      String capital = prefix.equals("k") ? "k" : prefix.toUpperCase(Locale.ROOT);
      UNITS.put(prefix + "bit", capital + "bit");
      UNITS.put(prefix + "b", capital + "B");
      UNITS.put(prefix + "byte", capital + "B");
      if (!prefix.isEmpty()) {
        UNITS.put(prefix + "ib", prefix.toUpperCase(Locale.ROOT) + "iB");
      }
    }
    for (String counted : new String[] {"req", "ops", "op", "queries", "tx", "msg", "events"}) {
      UNITS.put(counted, counted);
    }
  }

  /** The unit of a column, empty where its name ends in none: it is a field then. */
  static Optional<ColumnUnit> of(String column) {
    String name = column.toLowerCase(Locale.ROOT);
    int per = name.lastIndexOf("_per_");
    if (per > 0) {
      String time = UNITS.get(name.substring(per + "_per_".length()));
      int before = name.lastIndexOf('_', per - 1);
      String counted = before < 0 ? null : UNITS.get(name.substring(before + 1, per));
      if (time == null) {
        return Optional.empty();
      }
      String metric = counted == null ? name.substring(0, per) : name.substring(0, before);
      String unit = (counted == null ? "" : counted) + "/" + time;
      boolean cost = time.equals("op") || time.equals("req");
      return Optional.of(new ColumnUnit(metric, unit, cost ? Better.LOWER : Better.HIGHER));
    }
    int border = name.lastIndexOf('_');
    String unit = border <= 0 ? null : UNITS.get(name.substring(border + 1));
    if (unit == null || unit.equals("op")) {
      return Optional.empty();
    }
    return Optional.of(new ColumnUnit(name.substring(0, border), unit, better(unit)));
  }

  private static Better better(String unit) {
    if (unit.endsWith("/s")) {
      return Better.HIGHER;
    }
    return switch (unit) {
      case "ns", "us", "ms", "s", "min", "h" -> Better.LOWER;
      default -> Better.NEITHER;
    };
  }
}
