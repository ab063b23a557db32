package org.tenbin.summary;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact sum of non-negative longs, in 128 bits. */
final class ExactSum {
  /** Up to here a double holds every whole number. */
  private static final long EXACT = 1L << 53;

  private long high;
  private long low;

  void add(long value) {
    long sum = low + value;
    if (Long.compareUnsigned(sum, low) < 0) {
      high++;
    }
    low = sum;
  }

  void add(ExactSum other) {
    add(other.low);
    high += other.high;
  }

  boolean isZero() {
    return high == 0 && low == 0;
  }

  BigInteger toBigInteger() {
    return toBigInteger(high, low);
  }

  /** The sum of 128 bits divided by a count above zero, correctly rounded. */
  static double dividedBy(long high, long low, long count) {
    if (high == 0 && low >= 0 && low <= EXACT && count <= EXACT) {
      return (double) low / count;
    }
    return new BigDecimal(toBigInteger(high, low))
        .divide(BigDecimal.valueOf(count), MathContext.DECIMAL128)
        .doubleValue();
  }

  static BigInteger toBigInteger(long high, long low) {
    if (high == 0 && low >= 0) {
      return BigInteger.valueOf(low);
    }
    return BigInteger.valueOf(high)
        .shiftLeft(Long.SIZE)
        .add(new BigInteger(Long.toUnsignedString(low)));
  }

  void write(PackedOutput out) {
    out.put(low);
    out.put(high);
  }

  void read(PackedInput in) throws IOException {
    low = in.get();
    high = in.get();
  }
}
