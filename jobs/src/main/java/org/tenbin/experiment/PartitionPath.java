package org.tenbin.experiment;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Hive-style partition folders, <code>key=value</code>, with Hive's percent escapes
 * (org.apache.hadoop.hive.common.FileUtils: the characters that a path cannot hold as they are).
 */
public final class PartitionPath {
  private static final String ESCAPED = "\"#%'*/:=?\\{}[]^";

  private PartitionPath() {}

  /** Escapes a key or value; an empty one becomes Hive's name for a missing value. */
  public static String escape(String text) {
    if (text.isEmpty()) {
      return Level.MISSING;
    }
    StringBuilder escaped = null;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain = c >= ' ' && c != 0x7f && ESCAPED.indexOf(c) < 0;
      if (!plain && escaped == null) {
        escaped = new StringBuilder(text.length() + 8).append(text, 0, i);
      }
      if (escaped != null) {
        if (plain) {
          escaped.append(c);
        } else {
          escaped.append('%').append(hex(c >> 4)).append(hex(c & 15));
        }
      }
    }
    return escaped == null ? text : escaped.toString();
  }

  private static char hex(int digit) {
    return "0123456789ABCDEF".charAt(digit);
  }

  /** Undoes {@link #escape}; a percent sign that starts no escape stays as it is. */
  public static String unescape(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%' && i + 2 < text.length()) {
        int high = Character.digit(text.charAt(i + 1), 16);
        int low = Character.digit(text.charAt(i + 2), 16);
        if (high >= 0 && low >= 0) {
          plain.append((char) (high << 4 | low));
          i += 2;
          continue;
        }
      }
      plain.append(c);
    }
    return plain.toString();
  }

  /** The level that a folder name states, empty where the name is not <code>key=value</code>. */
  public static Optional<Level> level(String folder) {
    int equals = folder.indexOf('=');
    if (equals < 1) {
      return Optional.empty();
    }
    return Optional.of(
        new Level(unescape(folder.substring(0, equals)), unescape(folder.substring(equals + 1))));
  }

  /** All levels that the folders of a path state, outermost first; the file name is not asked. */
  public static List<Level> levels(String path) {
    List<Level> levels = new ArrayList<>();
    int from = 0;
    for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', from)) {
      level(path.substring(from, slash)).ifPresent(levels::add);
      from = slash + 1;
    }
    return levels;
  }

  /** Length of a path segment in bytes, for the limits of file systems (255 on most). */
  public static int byteLength(String segment) {
    return segment.getBytes(StandardCharsets.UTF_8).length;
  }
}
