package org.tenbin.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Pattern;
import org.tenbin.experiment.Factor;
import org.tenbin.stats.Interval;

/** Numbers as the report shows them. */
final class Shown {
  private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_UP);
  private static final double CLOSE_TO_ONE = 0.1;
  private static final double SMALL_P = 1e-4;
  private static final int SHORT = 7;
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");

  private Shown() {}

  /** Whole numbers as they are, others to four significant digits; other text as it is. */
  static String number(String text) {
    if (text.isEmpty()) {
      return "";
    }
    try {
      return number(new BigDecimal(text));
    } catch (NumberFormatException noNumber) {
      return text;
    }
  }

  /** Whole numbers as they are, others to four significant digits. */
  static String number(BigDecimal value) {
    if (value.scale() <= 0) {
      return value.toPlainString();
    }
    BigDecimal rounded = value.round(DIGITS);
    return (rounded.scale() < 0 ? rounded.setScale(0) : rounded).toPlainString();
  }

  /** A count, its thousands set apart: <code>82,800,000</code>. */
  static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  /** A finite number to four significant digits. */
  static String number(double value) {
    return number(new BigDecimal(value).round(DIGITS));
  }

  /** A finite number to at most two significant digits behind the point, without idle zeros. */
  static String rounded(double value) {
    int decimals =
        Math.abs(value) >= 1 || value == 0 ? 2 : 1 - (int) Math.floor(Math.log10(Math.abs(value)));
    return new BigDecimal(value)
        .setScale(decimals, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  /** The same as {@link #number(String)}, the thousands of a whole number set apart. */
  static String grouped(String text) {
    String shown = number(text);
    return WHOLE.matcher(shown).matches() ? count(Long.parseLong(shown)) : shown;
  }

  /** A number that was declared, as it was written. */
  static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  /** A measured number: as it was written where that is short, else to four significant digits. */
  static String measured(double value) {
    String plain = plain(value);
    return plain.length() <= SHORT ? plain : number(value);
  }

  /** A level of a numeric factor in a sentence, such as <code>20 threads</code>. */
  static String level(Factor factor, double level, Words words) {
    String number = plain(level);
    String label = factor.levelLabel(number, words.language());
    return label.equals(number)
        ? words.counting(number, factor.label().in(words.language()))
        : label;
  }

  /** How many decimals a ratio gets: two, or three where it is within a tenth of 1. */
  static int ratioDecimals(double ratio) {
    return Math.abs(ratio - 1) < CLOSE_TO_ONE ? 3 : 2;
  }

  /** A ratio with its interval, all with the same decimals. */
  static String ratio(double ratio, Interval interval) {
    return ratio(ratio, interval, ratioDecimals(ratio));
  }

  /** The same with so many decimals. */
  static String ratio(double ratio, Interval interval, int decimals) {
    return fixed(ratio, decimals) + " " + interval(interval, decimals);
  }

  /** An interval in brackets. */
  static String interval(Interval interval, int decimals) {
    return "[" + fixed(interval.lower(), decimals) + ", " + fixed(interval.upper(), decimals) + "]";
  }

  /** A number with so many decimals, rounded half up. */
  static String fixed(double value, int decimals) {
    return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString();
  }

  /** A probability: four decimals, or two digits and a power of ten where it is tiny. */
  static String p(double probability) {
    return probability >= SMALL_P || probability == 0
        ? fixed(probability, 4)
        : String.format(Locale.ROOT, "%.1e", probability);
  }
}
