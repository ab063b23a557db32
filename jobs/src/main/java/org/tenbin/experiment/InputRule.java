package org.tenbin.experiment;

import java.util.Map;
import java.util.Objects;

/**
 * How files with names or formats of their own are read.
 *
 * @param path a path template under the input folder, such as <code>jtl/{backend}-{cores}c/*.jtl
 *     </code>; a name in braces is a factor (or <code>run</code>, <code>client</code>)
 * @param format name of the log format; detected from the content where absent
 * @param options the format's options, such as <code>zone</code> or <code>unit</code>
 * @param map factor (or <code>run</code>, <code>client</code>) to the column or field that holds it
 * @param levels levels that all files of this rule have, such as <code>backend: jetty</code>
 */
public record InputRule(
    String path,
    String format,
    Map<String, String> options,
    Map<String, String> map,
    Map<String, String> levels) {
  public InputRule {
    path = Objects.requireNonNullElse(path, "**");
    options = options == null ? Map.of() : Map.copyOf(options);
    map = map == null ? Map.of() : Map.copyOf(map);
    levels = levels == null ? Map.of() : Map.copyOf(levels);
  }
}
