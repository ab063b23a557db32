package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;

/**
 * Count, sum, sum of squares, least and greatest of non-negative longs. All exact: the sum in 128
 * bits, the squares in 192, so that merging in any order gives the same result to the last bit.
 * Floating point begins only where a mean or deviation is asked for.
 */
public final class Moments {
  private long count;
  private final ExactSum sum = new ExactSum();
  private long squares0;
  private long squares1;
  private long squares2;
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** Adds a value, zero or more. */
  public void add(long value) {
    count++;
    sum.add(value);
    addSquares(value * value, Math.multiplyHigh(value, value), 0);
    if (value < min) {
      min = value;
    }
    if (value > max) {
      max = value;
    }
  }

  /** Adds a value that occurred several times. */
  public void add(long value, long times) {
    if (times == 0) {
      return;
    }
    count += times;
    sum.add(value, times);
    BigInteger squares = BigInteger.valueOf(value).pow(2).multiply(BigInteger.valueOf(times));
    addSquares(
        squares.longValue(),
        squares.shiftRight(Long.SIZE).longValue(),
        squares.shiftRight(2 * Long.SIZE).longValue());
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  /** Adds all values of another. */
  public void merge(Moments other) {
    count += other.count;
    sum.add(other.sum);
    addSquares(other.squares0, other.squares1, other.squares2);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  private void addSquares(long word0, long word1, long word2) {
    long sum0 = squares0 + word0;
    long carry = Long.compareUnsigned(sum0, squares0) < 0 ? 1 : 0;
    squares0 = sum0;
    long sum1 = squares1 + word1;
    long carry1 = Long.compareUnsigned(sum1, squares1) < 0 ? 1 : 0;
    sum1 += carry;
    if (carry == 1 && sum1 == 0) {
      carry1++;
    }
    squares1 = sum1;
    squares2 += word2 + carry1;
  }

  /** Number of values. */
  public long count() {
    return count;
  }

  /** The exact sum. */
  public BigInteger sum() {
    return sum.toBigInteger();
  }

  /** The exact sum of squares. */
  public BigInteger sumOfSquares() {
    if (squares2 == 0 && squares1 == 0 && squares0 >= 0) {
      return BigInteger.valueOf(squares0);
    }
    return BigInteger.valueOf(squares2)
        .shiftLeft(Long.SIZE)
        .add(new BigInteger(Long.toUnsignedString(squares1)))
        .shiftLeft(Long.SIZE)
        .add(new BigInteger(Long.toUnsignedString(squares0)));
  }

  /** The least value; undefined where there is none. */
  public long min() {
    return min;
  }

  /** The greatest value; undefined where there is none. */
  public long max() {
    return max;
  }

  /** The mean, correctly rounded; NaN where there is no value. */
  public double mean() {
    return count == 0 ? Double.NaN : sum.dividedBy(count);
  }

  /** The sample standard deviation (divisor n - 1), correctly rounded; NaN below two values. */
  public double standardDeviation() {
    if (count < 2) {
      return Double.NaN;
    }
    BigInteger n = BigInteger.valueOf(count);
    BigInteger total = sum();
    BigInteger numerator = n.multiply(sumOfSquares()).subtract(total.multiply(total));
    return Roots.ofQuotient(numerator, n.multiply(BigInteger.valueOf(count - 1)));
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(count);
    if (count == 0) {
      return;
    }
    sum.write(out);
    out.writeLong(squares0);
    out.writeLong(squares1);
    out.writeLong(squares2);
    out.writeLong(min);
    out.writeLong(max);
  }

  void read(DataInput in) throws IOException {
    count = in.readLong();
    if (count == 0) {
      return;
    }
    sum.read(in);
    squares0 = in.readLong();
    squares1 = in.readLong();
    squares2 = in.readLong();
    min = in.readLong();
    max = in.readLong();
  }
}
