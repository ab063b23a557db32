package org.tenbin.experiment;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A question that the report answers with a computed sentence: two levels of a factor compared at
 * equal other factors, over the levels of another one.
 *
 * @param id short name, unique in the experiment
 * @param text the question as a reader would ask it
 * @param factor the factor whose levels are compared
 * @param levels the two levels: candidate first, baseline second
 * @param y column of the summary that is compared
 * @param over factor over whose levels pairs are formed, or <code>null</code>
 * @param by factors that split the answer into families, such as <code>operation</code>
 * @param where levels that the compared cells have
 */
public record Question(
    String id,
    LocalText text,
    String factor,
    List<String> levels,
    String y,
    String over,
    List<String> by,
    Map<String, String> where) {
  public Question {
    Objects.requireNonNull(id, "a question needs an id");
    Objects.requireNonNull(factor, "a question needs the factor that it compares");
    levels = levels == null ? List.of() : List.copyOf(levels);
    if (levels.size() != 2) {
      throw new IllegalArgumentException(
          "question " + id + " compares two levels: levels: [candidate, baseline]");
    }
    by = by == null ? List.of() : List.copyOf(by);
    where = where == null ? Map.of() : Map.copyOf(where);
  }
}
