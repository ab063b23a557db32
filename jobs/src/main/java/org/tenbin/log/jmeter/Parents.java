package org.tenbin.log.jmeter;

import java.util.Locale;
import java.util.function.LongSupplier;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RangeLink.HighMark;

/**
 * Whether a transaction controller's own row counts. Its samples mostly stand beside it (written
 * before it, begun at its start or later), and then it would count them twice; where "Generate
 * parent sample" was on, it stands alone and is the only record of them.
 *
 * <p>The latest start of a sample is the mark that decides. A range whose own samples do not reach
 * a transaction's start asks how high they stood before it; the chain of ranges tells later whether
 * the answer was right.
 */
final class Parents {
  /** With these words a transaction controller's message begins. */
  static final String MESSAGE = "Number of samples in transaction";

  /** The mark before any sample. */
  static final long NO_SAMPLE = Long.MIN_VALUE;

  private enum Rule {
    AUTO,
    SKIP,
    COUNT
  }

  private final Rule rule;
  private final LongSupplier before;
  private boolean asked;
  private long markBefore;
  private long mark = NO_SAMPLE;
  private long atLeast = Long.MIN_VALUE;
  private long below = Long.MAX_VALUE;

  /**
   * Makes the rule.
   *
   * @param before tells, as well as it can, how high the mark stands before the range; asked once
   *     at most
   */
  Parents(LogOptions options, LongSupplier before) throws LogRefusedException {
    rule = rule(options);
    this.before = before;
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
    mark = Math.max(mark, height(startNanos));
  }

  /** A sample of unknown time raises the mark too, though lower than any time. */
  private static long height(long startNanos) {
    return Math.max(startNanos, NO_SAMPLE + 1);
  }

  /** Whether a transaction's row is left out. */
  boolean skips(long startNanos) {
    return switch (rule) {
      case SKIP -> true;
      case COUNT -> false;
      case AUTO -> mark >= height(startNanos) || skippedFromBefore(height(startNanos));
    };
  }

  private boolean skippedFromBefore(long height) {
    if (!asked) {
      asked = true;
      markBefore = before.getAsLong();
    }
    if (markBefore >= height) {
      atLeast = Math.max(atLeast, height);
      return true;
    }
    below = Math.min(below, height);
    return false;
  }

  /** How high the samples raised the mark. */
  long mark() {
    return mark;
  }

  /** What was taken of the mark before the range, and added to it. */
  HighMark highMark() {
    return new HighMark(mark, atLeast, below);
  }
}
