package org.tenbin.chart;

import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** Numbers as tick labels, alike in every locale. */
final class Numbers {
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";

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

  /** Ten to a power, with raised digits if the font has all of them and the raised minus. */
  static String powerOfTen(int power, Typesetter type) {
    if (!type.has(SUPERSCRIPTS)) {
      return "10^" + power;
    }
    StringBuilder raised = new StringBuilder("10");
    for (char sign : Integer.toString(power).toCharArray()) {
      raised.append(SUPERSCRIPTS.charAt(sign == '-' ? 10 : sign - '0'));
    }
    return raised.toString();
  }
}
