package org.tenbin.log.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tenbin.log.RejectReason;

/**
 * Durations as whole nanoseconds: with units (<code>1.05m</code>, <code>454.5µs</code>, Go's <code>
 * 1m9.29s</code>, <code>30 sec</code>), by the clock (<code>125:00:03</code>, <code>
 * 1-02:03:04</code>), or a number whose unit is known. Parts of a nanosecond are rounded half up.
 */
public final class Durations {
  private static final Pattern PART =
      Pattern.compile("\\s*([0-9]+(?:[.,][0-9]+)?|\\.[0-9]+)\\s*([A-Za-z\u00b5\u03bc]+)");

  private static final Pattern CLOCK =
      Pattern.compile(
          "(?:([0-9]{1,9})-)?(?:([0-9]{1,9}):)?([0-9]{1,9}):([0-9]{1,2}(?:[.,][0-9]{1,9})?)");

  private static final int MOST_CHARACTERS = 128;

  private Durations() {}

  /** A duration that carries its units: one number and unit or several, as Go prints them. */
  public static long nanos(String text) throws UnreadableException {
    String duration = text.strip();
    boolean negative = duration.startsWith("-");
    String rest = negative || duration.startsWith("+") ? duration.substring(1) : duration;
    if (rest.equals("0")) {
      return 0;
    }
    if (rest.isEmpty() || rest.length() > MOST_CHARACTERS) {
      throw UnreadableException.number(text);
    }
    BigDecimal sum = BigDecimal.ZERO;
    Matcher part = PART.matcher(rest);
    int from = 0;
    while (from < rest.length()) {
      if (!part.find(from) || part.start() != from) {
        throw from == 0 && Character.isDigit(rest.charAt(0))
            ? UnreadableException.unit(text)
            : UnreadableException.number(text);
      }
      sum = sum.add(exact(new BigDecimal(part.group(1).replace(',', '.')), unit(part.group(2))));
      from = part.end();
    }
    return toLong(negative ? sum.negate() : sum, text);
  }

  /** A number of a unit by its name. */
  public static long nanos(String number, String unitName) throws UnreadableException {
    return nanos(Numbers.required(number), unit(unitName));
  }

  /** A number of a unit. */
  public static long nanos(BigDecimal number, TimeUnitName unit) throws UnreadableException {
    return toLong(exact(number, unit), number.toString());
  }

  /**
   * Time by the clock: <code>[days-][hours:]minutes:seconds[.decimals]</code>. Hours may exceed 24
   * and seconds may have one digit, as PBS writes them; minutes and seconds stay below 60 where a
   * larger unit stands before them.
   */
  public static long clockNanos(String text) throws UnreadableException {
    Matcher clock = CLOCK.matcher(text.strip());
    if (!clock.matches()) {
      throw UnreadableException.number(text);
    }
    BigDecimal minutes = new BigDecimal(clock.group(3));
    BigDecimal seconds = new BigDecimal(clock.group(4).replace(',', '.'));
    BigDecimal sixty = BigDecimal.valueOf(60);
    if (seconds.compareTo(sixty) >= 0
        || (clock.group(2) != null && minutes.compareTo(sixty) >= 0)) {
      throw UnreadableException.number(text);
    }
    BigDecimal sum =
        exact(minutes, TimeUnitName.MINUTE)
            .add(exact(seconds, TimeUnitName.SECOND))
            .add(part(clock.group(2), TimeUnitName.HOUR))
            .add(part(clock.group(1), TimeUnitName.DAY));
    return toLong(sum, text);
  }

  private static BigDecimal part(String digits, TimeUnitName unit) {
    return digits == null ? BigDecimal.ZERO : exact(new BigDecimal(digits), unit);
  }

  /** Nanoseconds as an exact number of a unit, without trailing zeros. */
  public static BigDecimal in(TimeUnitName unit, long nanos) {
    BigDecimal exact =
        BigDecimal.valueOf(nanos)
            .divide(BigDecimal.valueOf(unit.nanos()), 18, RoundingMode.HALF_EVEN)
            .stripTrailingZeros();
    return exact.scale() < 0 ? exact.setScale(0) : exact;
  }

  private static TimeUnitName unit(String name) throws UnreadableException {
    return TimeUnitName.named(name).orElseThrow(() -> UnreadableException.unit(name));
  }

  private static BigDecimal exact(BigDecimal number, TimeUnitName unit) {
    return number.multiply(BigDecimal.valueOf(unit.nanos()));
  }

  private static long toLong(BigDecimal nanos, String text) throws UnreadableException {
    try {
      return nanos.setScale(0, RoundingMode.HALF_UP).longValueExact();
    } catch (ArithmeticException tooLarge) {
      throw new UnreadableException(
          RejectReason.NUMBER, "does not fit nanoseconds of 64 bits: " + text);
    }
  }
}
