package org.tenbin.mapreduce;

import java.math.BigDecimal;
import org.apache.hadoop.conf.Configuration;

/**
 * How many rejects a job tolerates: a count, or a share of the records in percent. Set with <code>
 * -D tenbin.rejects.max=0.1%</code> or <code>-D tenbin.rejects.max=20</code>.
 *
 * @param value the count, or the percentage
 * @param isPercent which of the two
 */
record RejectLimit(BigDecimal value, boolean isPercent) {
  static final String KEY = "tenbin.rejects.max";
  private static final String DEFAULT = "1%";
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  static RejectLimit of(Configuration conf) throws SettingException {
    String text = conf.get(KEY, DEFAULT).strip();
    boolean percent = text.endsWith("%");
    try {
      BigDecimal value =
          new BigDecimal(percent ? text.substring(0, text.length() - 1).strip() : text);
      if (value.signum() >= 0) {
        return new RejectLimit(value, percent);
      }
    } catch (NumberFormatException noNumber) {
      // Told below, together with numbers below zero.
    }
    throw new SettingException(KEY + "=" + text + ": give a count or a percentage, such as 0.1%");
  }

  boolean isExceeded(long rejected, long records) {
    BigDecimal count = BigDecimal.valueOf(rejected);
    return isPercent
        ? count.multiply(HUNDRED).compareTo(value.multiply(BigDecimal.valueOf(records))) > 0
        : count.compareTo(value) > 0;
  }

  @Override
  public String toString() {
    return value.toPlainString() + (isPercent ? " %" : "");
  }
}
