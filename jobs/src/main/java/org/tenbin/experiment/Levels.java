package org.tenbin.experiment;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The levels of a factor: a list, or a range of whole numbers <code>{from: 1, to: 45, step: 1}
 * </code>.
 */
public record Levels(@JsonValue List<String> values) {
  /** No declared levels. */
  public static final Levels NONE = new Levels(List.of());

  public Levels {
    values = List.copyOf(values);
    Set<String> seen = new HashSet<>();
    for (String value : values) {
      if (!seen.add(value)) {
        throw new IllegalArgumentException("the level " + value + " is declared twice");
      }
    }
  }

  @JsonCreator
  static Levels of(List<String> values) {
    return new Levels(values);
  }

  @JsonCreator
  static Levels of(
      @JsonProperty(value = "from", required = true) Integer from,
      @JsonProperty(value = "to", required = true) Integer to,
      @JsonProperty("step") Integer step) {
    int by = step == null ? 1 : step;
    if (by < 1 || to < from) {
      throw new IllegalArgumentException("a range of levels counts upwards: from <= to, step >= 1");
    }
    List<String> values = new ArrayList<>();
    for (int level = from; level <= to; level += by) {
      values.add(Integer.toString(level));
    }
    return new Levels(values);
  }

  Factor.Type typeOfAll() {
    boolean numbers = !values.isEmpty() && values.stream().allMatch(Level::isNumber);
    return numbers ? Factor.Type.NUMBER : Factor.Type.TEXT;
  }
}
