package org.tenbin.log;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A path template such as <code>jtl/{backend}-{cores}c/*.jtl</code>: a name in braces captures a
 * level, a star stands for any characters but a slash, two stars for any characters. It is matched
 * against the end of a path, at a folder border.
 */
public final class PathTemplate {
  private static final Pattern PART =
      Pattern.compile("\\{([A-Za-z_][A-Za-z0-9_]*)}|\\*\\*/?|\\*|\\?");

  private final Pattern pattern;
  private final Map<String, String> groups = new LinkedHashMap<>();

  public PathTemplate(String template) {
    StringBuilder regex = new StringBuilder("(?:^|.*/)");
    Matcher part = PART.matcher(template);
    int from = 0;
    while (part.find()) {
      regex.append(Pattern.quote(template.substring(from, part.start())));
      String name = part.group(1);
      if (name != null) {
        String group = groups.get(name);
        if (group == null) {
          group = "g" + groups.size();
          groups.put(name, group);
          regex.append("(?<").append(group).append(">[^/]+?)");
        } else {
          regex.append("\\k<").append(group).append('>');
        }
      } else if (part.group().startsWith("**")) {
        regex.append(part.group().endsWith("/") ? "(?:.*/)?" : ".*");
      } else {
        regex.append(part.group().equals("*") ? "[^/]*" : "[^/]");
      }
      from = part.end();
    }
    regex.append(Pattern.quote(template.substring(from)));
    pattern = Pattern.compile(regex.toString());
  }

  /** The captured values by name, empty where the path does not match. */
  public Optional<Map<String, String>> match(String path) {
    Matcher matcher = pattern.matcher(path);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> captured = new LinkedHashMap<>();
    groups.forEach((name, group) -> captured.put(name, matcher.group(group)));
    return Optional.of(captured);
  }
}
