package org.tenbin.experiment;

import java.math.BigDecimal;
import java.util.Objects;

/**
 * One level of one factor.
 *
 * @param factor name of the factor
 * @param value the level as text; numbers in the form that {@link #of} gives them
 */
public record Level(String factor, String value) {
  /** The longest text that is taken for a number. */
  private static final int MAX_NUMBER_LENGTH = 32;

  /** Stands for a level that a record does not have, as Hive writes it in a path. */
  public static final String MISSING = "__HIVE_DEFAULT_PARTITION__";

  public Level {
    Objects.requireNonNull(factor);
    Objects.requireNonNull(value);
  }

  /** The level of a factor, in the factor's own type: <code>03</code> becomes <code>3</code>. */
  public static Level of(Factor factor, String value) {
    return new Level(factor.name(), typed(factor.type(), value));
  }

  /** The form under which equal levels are equal texts. */
  public static String typed(Factor.Type type, String value) {
    if (value.isEmpty()) {
      return MISSING;
    }
    return type == Factor.Type.NUMBER && isNumber(value) ? plain(value) : value;
  }

  private static String plain(String number) {
    BigDecimal value = new BigDecimal(number.strip());
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }

  /** Whether a text is a plain decimal number of reasonable size. */
  static boolean isNumber(String text) {
    if (text.isEmpty() || text.length() > MAX_NUMBER_LENGTH) {
      return false;
    }
    boolean digit = false;
    boolean point = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        digit = true;
      } else if (c == '.' && !point) {
        point = true;
      } else if (!(i == 0 && (c == '-' || c == '+'))) {
        return false;
      }
    }
    return digit;
  }

  /** Whether two levels are the same text or the same number: <code>03</code> is <code>3</code>. */
  public static boolean isSame(String left, String right) {
    return left.equals(right)
        || (isNumber(left)
            && isNumber(right)
            && new BigDecimal(left).compareTo(new BigDecimal(right)) == 0);
  }

  /** Orders numbers by value before texts by code point; a missing level comes last. */
  public static int compareValues(String left, String right) {
    boolean leftMissing = left.equals(MISSING);
    boolean rightMissing = right.equals(MISSING);
    if (leftMissing || rightMissing) {
      return Boolean.compare(leftMissing, rightMissing);
    }
    boolean leftNumber = isNumber(left);
    boolean rightNumber = isNumber(right);
    if (leftNumber && rightNumber) {
      int byValue = new BigDecimal(left).compareTo(new BigDecimal(right));
      return byValue != 0 ? byValue : left.compareTo(right);
    }
    return leftNumber != rightNumber ? (leftNumber ? -1 : 1) : left.compareTo(right);
  }
}
