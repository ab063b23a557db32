package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Counters of a job, from what Hadoop logs at its end.
 *
 * @param byName the greatest of each name, where several jobs were logged
 */
record Counters(Map<String, Long> byName) {
  private static final Pattern LINE = Pattern.compile("^\\s+([A-Z][A-Za-z-/:() ]+)=([0-9]+)$");

  static Counters of(Path log) throws IOException {
    Map<String, Long> counters = new HashMap<>();
    for (String line : Files.readAllLines(log)) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        counters.merge(matcher.group(1), Long.valueOf(matcher.group(2)), Math::max);
      }
    }
    return new Counters(counters);
  }

  long get(String name) throws IOException {
    Long value = byName.get(name);
    if (value == null) {
      throw new IOException("no counter " + name + " in what the job logged");
    }
    return value;
  }
}
