package org.tenbin.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.tenbin.stats.Interval;

/** Numbers as the report shows them. */
final class Shown {
  private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_UP);
  private static final double CLOSE_TO_ONE = 0.1;
  private static final double SMALL_P = 1e-4;

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

  /** A finite number to four significant digits. */
  static String number(double value) {
    return number(new BigDecimal(value).round(DIGITS));
  }

  /** How many decimals a ratio gets: two, or three where it is within a tenth of 1. */
  static int ratioDecimals(double ratio) {
    return Math.abs(ratio - 1) < CLOSE_TO_ONE ? 3 : 2;
  }

  /** A ratio with its interval, all with the same decimals. */
  static String ratio(double ratio, Interval interval) {
    int decimals = ratioDecimals(ratio);
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
