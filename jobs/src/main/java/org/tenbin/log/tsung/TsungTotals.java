package org.tenbin.log.tsung;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tenbin.log.measure.Results;

/**
 * What a run of tsung was as a whole, from its last interval. A statistic's mean is that of all its
 * samples: those before the last interval (<code>global_mean</code> of <code>global_count</code>)
 * and those in it, weighted by their counts.
 */
final class TsungTotals {
  /** One sample of an interval; what it lacks is null. */
  record Sample(
      BigDecimal value,
      BigDecimal mean,
      BigDecimal max,
      BigDecimal min,
      BigDecimal total,
      BigDecimal globalMean,
      BigDecimal globalCount) {}

  private static final int MOST_NAMES = 10_000;

  private final Results results;
  private final Map<String, Sample> last = new LinkedHashMap<>();

  TsungTotals(Results results) {
    this.results = results;
  }

  void sample(String name, Sample sample) {
    if (last.size() < MOST_NAMES || last.containsKey(name)) {
      last.put(name, sample);
    }
  }

  void end() {
    last.forEach(
        (name, sample) -> {
          results.label(name);
          if (sample.mean != null) {
            statistic(sample);
          } else if (sample.total != null) {
            boolean failure = name.startsWith("error");
            if (failure) {
              results.lower("total", "", sample.total);
            } else {
              results.neutral("total", "", sample.total);
            }
          } else if (sample.max != null) {
            results.neutral("max", "", sample.max);
          }
        });
  }

  private void statistic(Sample sample) {
    BigDecimal before = sample.globalCount == null ? BigDecimal.ZERO : sample.globalCount;
    BigDecimal during = sample.value == null ? BigDecimal.ZERO : sample.value;
    BigDecimal count = before.add(during);
    results.neutral("count", "", count);
    if (count.signum() > 0) {
      BigDecimal sumBefore =
          sample.globalMean == null ? BigDecimal.ZERO : sample.globalMean.multiply(before);
      BigDecimal sum = sumBefore.add(sample.mean.multiply(during));
      results.lower("latency_mean", "ms", sum.divide(count, MathContext.DECIMAL64));
      results.lower("latency_max", "ms", sample.max);
      results.lower("latency_min", "ms", sample.min);
    }
  }
}
