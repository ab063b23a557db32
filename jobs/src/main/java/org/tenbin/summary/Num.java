package org.tenbin.summary;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers as the tables write them: plain decimals, exact where the value is, empty for none. */
final class Num {
  private static final int MILLI_DIGITS = 6;
  private static final int SECOND_DIGITS = 9;

  private Num() {}

  static String ms(long nanos) {
    return plain(BigDecimal.valueOf(nanos, MILLI_DIGITS));
  }

  static String ms(BigInteger nanos) {
    return plain(new BigDecimal(nanos, MILLI_DIGITS));
  }

  static String seconds(long nanos) {
    return plain(BigDecimal.valueOf(nanos, SECOND_DIGITS));
  }

  static String msOf(double nanos) {
    return scaled(nanos, MILLI_DIGITS);
  }

  static String secondsOf(double nanos) {
    return scaled(nanos, SECOND_DIGITS);
  }

  private static String scaled(double nanos, int digits) {
    return Double.isFinite(nanos) ? plain(BigDecimal.valueOf(nanos).movePointLeft(digits)) : "";
  }

  /** A double in the shortest form that reads back as the same double. */
  static String of(double value) {
    return Double.isFinite(value) ? plain(BigDecimal.valueOf(value)) : "";
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
