package org.tenbin.summary;

import java.io.IOException;
import java.math.BigInteger;

/**
 * Count, sum, sum of squares, least and greatest of non-negative longs. All exact: the sum in 128
 * bits, the squares in 192, so that merging in any order gives the same result to the last bit.
 * Floating point begins only where a mean or deviation is asked for.
 */
public final class Moments {
  private long count;
  private long sumHigh;
  private long sumLow;
  private long squares0;
  private long squares1;
  private long squares2;
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** Adds a value, zero or more. */
  public void add(long value) {
    count++;
    long sum = sumLow + value;
    if (Long.compareUnsigned(sum, value) < 0) {
      sumHigh++;
    }
    sumLow = sum;
    if (value >>> Integer.SIZE == 0) {
      addSquare(value * value);
    } else {
      addSquares(value * value, Math.multiplyHigh(value, value), 0);
    }
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
    addSum(Math.multiplyHigh(value, times), value * times);
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
    addSum(other.sumHigh, other.sumLow);
    addSquares(other.squares0, other.squares1, other.squares2);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  private void addSum(long high, long low) {
    long sum = sumLow + low;
    sumHigh += high + (Long.compareUnsigned(sum, low) < 0 ? 1 : 0);
    sumLow = sum;
  }

  /** A square that one word holds, as that of nearly every latency does: below 4.3 s. */
  private void addSquare(long word0) {
    squares0 += word0;
    if (Long.compareUnsigned(squares0, word0) < 0 && ++squares1 == 0) {
      squares2++;
    }
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
    return ExactSum.toBigInteger(sumHigh, sumLow);
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
    return count == 0 ? Double.NaN : ExactSum.dividedBy(sumHigh, sumLow, count);
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

  void write(PackedOutput out) {
    out.put(count);
    if (count == 0) {
      return;
    }
    // The higher words are mostly zero.
    int words = (sumHigh != 0 ? 1 : 0) | (squares1 != 0 ? 2 : 0) | (squares2 != 0 ? 4 : 0);
    out.put(words);
    out.put(sumLow);
    out.put(squares0);
    if ((words & 1) != 0) {
      out.put(sumHigh);
    }
    if ((words & 2) != 0) {
      out.put(squares1);
    }
    if ((words & 4) != 0) {
      out.put(squares2);
    }
    out.put(min);
    out.put(max - min);
  }

  void read(PackedInput in) throws IOException {
    count = in.get();
    if (count == 0) {
      return;
    }
    long words = in.get();
    sumLow = in.get();
    squares0 = in.get();
    sumHigh = (words & 1) != 0 ? in.get() : 0;
    squares1 = (words & 2) != 0 ? in.get() : 0;
    squares2 = (words & 4) != 0 ? in.get() : 0;
    min = in.get();
    max = min + in.get();
  }
}
