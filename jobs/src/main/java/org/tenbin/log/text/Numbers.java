package org.tenbin.log.text;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Plain numbers as benchmark tools print them, read exactly. A field has three answers: a number,
 * no number because the tool says that there is none (an empty field, a dash, <code>+++++</code>,
 * <code>N/A</code>, <code>NaN</code>, infinity), or an {@link UnreadableException}.
 */
public final class Numbers {
  private static final int MOST_CHARACTERS = 128;

  /** Beyond the range of a double no tool writes, and a decimal would fill the memory. */
  private static final int MOST_EXPONENT = 400;

  private static final Pattern DECIMAL =
      Pattern.compile("[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]{1,4})?");

  private static final Pattern NOT_MEASURED = Pattern.compile("\\++|-+|\\*+|\\?+");

  private static final Set<String> NO_NUMBER =
      Set.of(
          "",
          "nan",
          "-nan",
          "+nan",
          "inf",
          "-inf",
          "+inf",
          "infinity",
          "-infinity",
          "+infinity",
          "\u221e",
          "-\u221e",
          "n/a",
          "na",
          "null",
          "none",
          "nil",
          "undefined",
          "unknown");

  /** The words for "no value yet" that minimum and maximum fields are initialised with. */
  private static final BigDecimal LARGEST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

  private static final BigDecimal LARGEST_UNSIGNED_LONG =
      LARGEST_LONG.multiply(BigDecimal.valueOf(2)).add(BigDecimal.ONE);

  /** Such words are printed with 16 digits or more, some after division by 1000. */
  private static final BigDecimal ROUNDING = new BigDecimal("1e-15");

  private static final int[] UNIT_CHANGES = {0, 3, 6, 9};

  private Numbers() {}

  /** Whether the field says that there is no number. */
  public static boolean isMissing(String text) {
    String field = text.strip();
    return field.length() <= MOST_CHARACTERS
        && (NO_NUMBER.contains(field.toLowerCase(Locale.ROOT))
            || NOT_MEASURED.matcher(field).matches());
  }

  /**
   * Whether the number is the largest or smallest one of 64 bits, perhaps after a change of unit:
   * what a tool prints as the minimum of nothing.
   */
  public static boolean isSentinel(BigDecimal number) {
    BigDecimal size = number.abs();
    for (int shift : UNIT_CHANGES) {
      BigDecimal whole = size.scaleByPowerOfTen(shift);
      if (near(whole, LARGEST_LONG) || near(whole, LARGEST_UNSIGNED_LONG)) {
        return true;
      }
    }
    return false;
  }

  private static boolean near(BigDecimal number, BigDecimal other) {
    return number.subtract(other).abs().compareTo(other.multiply(ROUNDING)) <= 0;
  }

  /** A number with a decimal point; empty where the tool says that there is none. */
  public static Optional<BigDecimal> decimal(String text) throws UnreadableException {
    return decimal(text, DecimalMark.POINT);
  }

  /** A number with a given decimal mark; empty where the tool says that there is none. */
  public static Optional<BigDecimal> decimal(String text, DecimalMark mark)
      throws UnreadableException {
    if (isMissing(text)) {
      return Optional.empty();
    }
    if (text.length() > MOST_CHARACTERS) {
      throw UnreadableException.number(text);
    }
    String plain = mark.normalise(text.strip());
    if (!DECIMAL.matcher(plain).matches()) {
      throw UnreadableException.number(text);
    }
    return Optional.of(bounded(new BigDecimal(plain), text));
  }

  private static BigDecimal bounded(BigDecimal number, String text) throws UnreadableException {
    if (!isBounded(number)) {
      throw UnreadableException.number(text);
    }
    return number;
  }

  /**
   * Whether the number is about in the range of a double. To round or to print one that is not, of
   * ten characters, can take gigabytes and hours.
   */
  public static boolean isBounded(BigDecimal number) {
    return Math.abs((long) number.precision() - number.scale()) <= MOST_EXPONENT
        && Math.abs((long) number.scale()) <= MOST_EXPONENT;
  }

  /** As {@link #decimal(String)}, with {@link #isSentinel} numbers as "there is none". */
  public static Optional<BigDecimal> measured(String text) throws UnreadableException {
    return decimal(text).filter(number -> !isSentinel(number));
  }

  /** A number that must be there. */
  public static BigDecimal required(String text) throws UnreadableException {
    return required(text, DecimalMark.POINT);
  }

  /** A number with a given decimal mark that must be there. */
  public static BigDecimal required(String text, DecimalMark mark) throws UnreadableException {
    return decimal(text, mark).orElseThrow(() -> UnreadableException.number(text));
  }

  /** A whole number of 64 bits that must be there; <code>30.0</code> and <code>3e1</code> are. */
  public static long whole(String text) throws UnreadableException {
    BigDecimal number = required(text);
    try {
      return number.longValueExact();
    } catch (ArithmeticException broken) {
      throw UnreadableException.number(text);
    }
  }
}
