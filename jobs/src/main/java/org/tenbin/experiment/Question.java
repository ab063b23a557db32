package org.tenbin.experiment;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A question that the report answers with computed sentences: two levels of a factor compared at
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
 * @param ask what is asked: <code>ratio</code> (how many times) or <code>jitter</code> (which line
 *     lies farther off its own trend); the ratio where absent
 * @param moreThan an amount in the unit of <code>y</code> that the first level may exceed the
 *     second by, or <code>null</code>
 * @param family name of the questions that are corrected together; each is its own family where
 *     absent
 */
public record Question(
    String id,
    LocalText text,
    String factor,
    List<String> levels,
    String y,
    String over,
    List<String> by,
    Map<String, String> where,
    String ask,
    BigDecimal moreThan,
    String family) {
  private static final String RATIO = "ratio";
  private static final String JITTER = "jitter";

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
    ask = Objects.requireNonNullElse(ask, RATIO);
    if (!List.of(RATIO, JITTER).contains(ask)) {
      throw new IllegalArgumentException(
          "question " + id + " asks for " + ask + "; known: ratio, jitter");
    }
    if (ask.equals(JITTER) && over == null) {
      throw new IllegalArgumentException("question " + id + " on jitter needs over: FACTOR");
    }
    Objects.requireNonNull(y, "question " + id + " needs the quantity that it compares: y: COLUMN");
  }

  /** Whether it asks for jitter. */
  public boolean isJitter() {
    return ask.equals(JITTER);
  }

  /** Name of the family that it is corrected in. */
  public String familyName() {
    return family == null ? "question " + id : family;
  }
}
