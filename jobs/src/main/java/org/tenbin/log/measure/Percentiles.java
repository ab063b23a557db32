package org.tenbin.log.measure;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.tenbin.log.text.Numbers;
import org.tenbin.log.text.UnreadableException;

/**
 * Names of metrics that are percentiles: <code>latency_p99</code>, <code>latency_p99_9</code>. A
 * percentile of several runs cannot be computed from the percentiles of each, so such a metric is
 * never averaged into one "of the cell".
 */
public final class Percentiles {
  private static final Pattern NAME = Pattern.compile(".+_p[0-9]+(?:_[0-9]+)?");

  private Percentiles() {}

  /**
   * The name of a percentile of a metric.
   *
   * @param percent such as <code>99.9</code> or <code>50.000</code>, with or without a percent sign
   */
  public static String metric(String of, String percent) throws UnreadableException {
    BigDecimal number = Numbers.required(percent.replace("%", "")).stripTrailingZeros();
    return of + "_p" + number.toPlainString().replace('.', '_');
  }

  /** Whether a metric is a percentile. */
  public static boolean isPercentile(String metric) {
    return NAME.matcher(metric).matches();
  }
}
