package org.tenbin.log.accounting;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Slurm's short form of many hosts: <code>node[01-03,7],login1</code>. A name that is not in this
 * form stays as it is, and so does all beyond {@link #MOST} hosts.
 */
final class HostList {
  /** More hosts than a list is expanded to. */
  static final int MOST = 4096;

  private static final Pattern PART = Pattern.compile("([^,\\[\\]]*)(?:\\[([0-9,-]+)\\])?(?:,|$)");
  private static final Pattern RANGE = Pattern.compile("([0-9]{1,9})(?:-([0-9]{1,9}))?");

  private HostList() {}

  static List<String> expand(String list) {
    List<String> hosts = new ArrayList<>();
    Matcher part = PART.matcher(list);
    int from = 0;
    while (from < list.length() && part.find(from) && part.start() == from) {
      String prefix = part.group(1);
      if (part.group(2) == null) {
        hosts.add(prefix);
      } else {
        for (String range : part.group(2).split(",", -1)) {
          addRange(prefix, range, hosts);
        }
      }
      from = part.end();
    }
    if (from < list.length()) {
      hosts.add(list.substring(from));
    }
    return hosts;
  }

  private static void addRange(String prefix, String range, List<String> hosts) {
    Matcher ends = RANGE.matcher(range);
    if (!ends.matches()) {
      return;
    }
    int width = ends.group(1).length();
    int first = Integer.parseInt(ends.group(1));
    int last = ends.group(2) == null ? first : Integer.parseInt(ends.group(2));
    for (int i = first; i <= last && hosts.size() < MOST; i++) {
      String digits = Integer.toString(i);
      hosts.add(prefix + "0".repeat(Math.max(0, width - digits.length())) + digits);
    }
  }
}
