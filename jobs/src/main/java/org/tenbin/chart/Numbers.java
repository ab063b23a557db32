package org.tenbin.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Optional;

/** Numbers as tick labels, alike in every locale. */
final class Numbers {
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";

  /** Prefixes of 1,000, of its square, its cube, ... */
  private static final String THOUSANDS = "kMGTPE";

  /** As many decimals a number may have and still be read. */
  private static final int LONGEST = 9;

  private Numbers() {}

  /** With as many decimals as the step between ticks has. */
  static String plain(BigDecimal value, BigDecimal step) {
    int decimals = Math.max(0, step.stripTrailingZeros().scale());
    DecimalFormat format =
        new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT));
    format.setMinimumFractionDigits(decimals);
    format.setMaximumFractionDigits(decimals);
    String text = format.format(value);
    return value.signum() == 0 ? text.replace("-", "") : text;
  }

  /** All its digits and no more. */
  static String exact(double value) {
    BigDecimal exact = BigDecimal.valueOf(value).stripTrailingZeros();
    return plain(exact, exact);
  }

  /** To three digits, or all digits before the decimal point. */
  static String short3(double value) {
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(3, RoundingMode.HALF_UP));
    BigDecimal whole = new BigDecimal(value).setScale(0, RoundingMode.HALF_UP);
    return rounded.scale() <= 0 ? plain(whole, BigDecimal.ONE) : plain(rounded, rounded);
  }

  /** Ten to a power, with raised digits if the font has them; else written out. */
  static String powerOfTen(int power, Typesetter type) {
    BigDecimal exact = BigDecimal.ONE.scaleByPowerOfTen(power);
    return raised(power, type)
        .map(raised -> "10" + raised)
        .orElseGet(() -> Math.abs(power) > LONGEST ? "1e" + power : plain(exact, exact));
  }

  private static Optional<String> raised(int power, Typesetter type) {
    StringBuilder raised = new StringBuilder();
    for (char sign : Integer.toString(power).toCharArray()) {
      raised.append(SUPERSCRIPTS.charAt(sign == '-' ? 10 : sign - '0'));
    }
    return Optional.of(raised.toString()).filter(type::has);
  }

  /** A digit times ten to a power; where the font has no raised digits, with k, M, G or zeros. */
  static String timesPowerOfTen(int digit, int power, Typesetter type) {
    Optional<String> raised = raised(power, type);
    if (raised.isPresent()) {
      return (digit == 1 ? "" : digit + (type.has("×") ? "×" : "x")) + "10" + raised.get();
    }
    BigDecimal exact = BigDecimal.valueOf(digit).scaleByPowerOfTen(power);
    if (power < -LONGEST || power >= THOUSANDS.length() * 3 + 3) {
      return digit + "e" + power;
    }
    if (power < 3) {
      return plain(exact, exact);
    }
    int thousands = power / 3;
    BigDecimal scaled = exact.scaleByPowerOfTen(-3 * thousands);
    return plain(scaled, scaled) + " " + THOUSANDS.charAt(thousands - 1);
  }
}
