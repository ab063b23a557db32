package org.tenbin.program;

import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;

/**
 * Finds the setting that Hadoop, asking it for a number, could not read: its exception names the
 * value alone.
 */
final class MistakenNumber {
  private static final Pattern VALUE =
      Pattern.compile("For input string: \"(.*?)\"", Pattern.DOTALL);

  private MistakenNumber() {}

  /** A message with the name and value of the setting, where there is one of that value. */
  static Optional<String> find(NumberFormatException failure, Configuration conf) {
    Matcher told = VALUE.matcher(String.valueOf(failure.getMessage()));
    if (!told.find()) {
      return Optional.empty();
    }
    String names =
        conf.getPropsWithPrefix("").entrySet().stream()
            .filter(setting -> setting.getValue().strip().equals(told.group(1)))
            .filter(setting -> !isDefault(setting.getKey(), conf))
            .map(Map.Entry::getKey)
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .map(name -> name + "=" + told.group(1))
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? Optional.empty() : Optional.of(names + ": this is not a number");
  }

  /** Whether a setting is as Hadoop's own files have it: those can be read. */
  private static boolean isDefault(String name, Configuration conf) {
    String[] sources = conf.getPropertySources(name);
    return sources != null
        && sources.length > 0
        && sources[sources.length - 1].endsWith("-default.xml");
  }
}
