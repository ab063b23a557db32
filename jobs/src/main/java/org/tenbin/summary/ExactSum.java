package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
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

  /** Adds a value that occurred several times. */
  void add(long value, long times) {
    addWide(Math.multiplyHigh(value, times), value * times);
  }

  void add(ExactSum other) {
    addWide(other.high, other.low);
  }

  private void addWide(long otherHigh, long otherLow) {
    long sum = low + otherLow;
    high += otherHigh;
    if (Long.compareUnsigned(sum, low) < 0) {
      high++;
    }
    low = sum;
  }

  boolean isZero() {
    return high == 0 && low == 0;
  }

  /** The sum divided by a count above zero, correctly rounded. */
  double dividedBy(long count) {
    if (high == 0 && low >= 0 && low <= EXACT && count <= EXACT) {
      return (double) low / count;
    }
    return new BigDecimal(toBigInteger())
        .divide(BigDecimal.valueOf(count), MathContext.DECIMAL128)
        .doubleValue();
  }

  BigInteger toBigInteger() {
    if (high == 0 && low >= 0) {
      return BigInteger.valueOf(low);
    }
    return BigInteger.valueOf(high)
        .shiftLeft(Long.SIZE)
        .add(new BigInteger(Long.toUnsignedString(low)));
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(high);
    out.writeLong(low);
  }

  void read(DataInput in) throws IOException {
    high = in.readLong();
    low = in.readLong();
  }
}
