package org.tenbin.experiment;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Something an experiment varies.
 *
 * @param name key of the partition path or column, such as <code>backend</code>
 * @param label what a reader sees; the name where none is given
 * @param type whether levels compare as numbers or as text
 * @param unit unit shown behind the label on an axis, or <code>null</code>
 * @param levels the declared levels in the order in which they are to appear; empty where the logs
 *     alone decide
 * @param labels what a reader sees for a level; the level itself where none is given
 */
public record Factor(
    String name,
    LocalText label,
    Type type,
    LocalText unit,
    Levels levels,
    Map<String, LocalText> labels) {

  /** How levels compare: as numbers (<code>03</code> equals <code>3</code>) or as text. */
  public enum Type {
    @JsonProperty("text")
    TEXT,
    @JsonProperty("number")
    NUMBER
  }

  public Factor {
    Objects.requireNonNull(name, "a factor needs a name");
    label = label == null ? LocalText.of(name) : label;
    levels = levels == null ? Levels.NONE : levels;
    type = type == null ? levels.typeOfAll() : type;
    labels = labels == null ? Map.of() : Map.copyOf(labels);
  }

  /** A factor that the logs brought along, with no declaration. */
  public static Factor undeclared(String name) {
    return new Factor(name, null, Type.TEXT, null, null, null);
  }

  /** What a reader sees for a level. */
  public String levelLabel(String level, String language) {
    LocalText text = labels.get(level);
    return text == null ? level : text.in(language);
  }

  /** The declared levels, in order. */
  public List<String> levelList() {
    return levels.values();
  }
}
