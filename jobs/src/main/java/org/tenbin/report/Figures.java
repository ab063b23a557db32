package org.tenbin.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as the report shows them. */
final class Figures {
  private static final MathContext SHOWN = new MathContext(4, RoundingMode.HALF_UP);

  private Figures() {}

  /** Whole numbers as they are, others to four significant digits; other text as it is. */
  static String shown(String text) {
    if (text.isEmpty()) {
      return "";
    }
    try {
      BigDecimal value = new BigDecimal(text);
      if (value.scale() <= 0) {
        return value.toPlainString();
      }
      BigDecimal rounded = value.round(SHOWN);
      return (rounded.scale() < 0 ? rounded.setScale(0) : rounded).toPlainString();
    } catch (NumberFormatException noNumber) {
      return text;
    }
  }
}
