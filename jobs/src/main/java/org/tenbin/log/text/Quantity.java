package org.tenbin.log.text;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number and what stands behind it.
 *
 * @param value the number, exactly as written
 * @param unit what stands behind it without blanks around it; may be empty
 */
public record Quantity(BigDecimal value, String unit) {
  private static final Pattern SHAPE =
      Pattern.compile("([+-]?[0-9.,]*[0-9.,](?:[eE][+-]?[0-9]{1,4})?)\\s*([^0-9\\s].{0,32})?");

  private static final int MOST_CHARACTERS = 160;

  public Quantity {
    Objects.requireNonNull(value);
    Objects.requireNonNull(unit);
  }

  /** Reads <code>11.9 MBytes</code>, <code>6.61k</code>, <code>42</code>. */
  public static Quantity parse(String text) throws UnreadableException {
    return parse(text, DecimalMark.POINT);
  }

  /** Reads a number with a given decimal mark and what stands behind it. */
  public static Quantity parse(String text, DecimalMark mark) throws UnreadableException {
    String field = text.strip();
    Matcher shape = SHAPE.matcher(field);
    if (field.length() > MOST_CHARACTERS || !shape.matches()) {
      throw UnreadableException.number(text);
    }
    String unit = shape.group(2);
    return new Quantity(Numbers.required(shape.group(1), mark), unit == null ? "" : unit.strip());
  }
}
