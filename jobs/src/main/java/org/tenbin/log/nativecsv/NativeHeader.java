package org.tenbin.log.nativecsv;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tenbin.log.LogRefusedException;

/**
 * The header of a native log: which column holds what.
 *
 * @param names the columns' names, in order
 * @param simulated whether the log has the column <code>simulated</code>, which marks logs of the
 *     simulator
 */
record NativeHeader(
    List<String> names,
    TimeColumn start,
    TimeColumn latency,
    TimeColumn scheduled,
    TimeColumn launched,
    TimeColumn intended,
    int status,
    int bytes,
    int phase,
    boolean simulated) {

  static NativeHeader of(List<String> names) throws LogRefusedException {
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name)) {
        throw new LogRefusedException("the header names the column " + name + " twice");
      }
    }
    NativeHeader header =
        new NativeHeader(
            List.copyOf(names),
            TimeColumn.find("start", names),
            TimeColumn.find("latency", names),
            TimeColumn.find("scheduled", names),
            TimeColumn.find("launched", names),
            TimeColumn.find("intended", names),
            names.indexOf("status"),
            names.indexOf("bytes"),
            names.indexOf("phase"),
            seen.contains("simulated"));
    if (!header.start.isPresent() || !header.latency.isPresent() || header.status < 0) {
      throw new LogRefusedException(
          "a native log needs the columns start_us, latency_us and status (or _ns, _ms, _s); found: "
              + String.join(", ", names));
    }
    return header;
  }

  int width() {
    return names.size();
  }
}
