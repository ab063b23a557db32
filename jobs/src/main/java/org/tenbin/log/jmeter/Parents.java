package org.tenbin.log.jmeter;

import java.util.Locale;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogRefusedException;

/**
 * Whether a transaction controller's own row counts. Its samples mostly stand beside it (written
 * before it, begun at its start or later), and then it would count them twice; where "Generate
 * parent sample" was on, it stands alone and is the only record of them.
 */
final class Parents {
  /** With these words a transaction controller's message begins. */
  static final String MESSAGE = "Number of samples in transaction";

  private enum Rule {
    AUTO,
    SKIP,
    COUNT
  }

  private final Rule rule;
  private boolean seen;
  private long latestStart = Long.MIN_VALUE;

  Parents(LogOptions options) throws LogRefusedException {
    rule = rule(options);
  }

  /** Whether option <code>transactions</code> says that transactions count. */
  static boolean isCount(LogOptions options) throws LogRefusedException {
    return rule(options) == Rule.COUNT;
  }

  private static Rule rule(LogOptions options) throws LogRefusedException {
    String word = options.get("transactions").orElse("auto");
    try {
      return Rule.valueOf(word.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw new LogRefusedException(
          "-D tenbin.transactions=" + word + " is neither auto, skip nor count");
    }
  }

  /** An ordinary sample that begins at a time, which may be unknown. */
  void sample(long startNanos) {
    seen = true;
    if (startNanos > latestStart) {
      latestStart = startNanos;
    }
  }

  /** Whether a transaction's row is left out. */
  boolean skips(long startNanos) {
    return switch (rule) {
      case SKIP -> true;
      case COUNT -> false;
      case AUTO -> seen && latestStart >= startNanos;
    };
  }
}
