package org.tenbin.summary;

import java.math.BigInteger;

/** Square roots of exact quotients, correctly rounded. */
final class Roots {
  private static final long HIDDEN = 1L << 52;
  private static final int BIAS = 1075;

  private Roots() {}

  /**
   * The double that is nearest to the root of a quotient. It is guessed in floating point and then
   * moved until the exact root lies between the midpoints to its neighbours.
   *
   * @param numerator zero or more, below 2^1000
   * @param denominator above zero, below 2^1000
   */
  static double ofQuotient(BigInteger numerator, BigInteger denominator) {
    if (numerator.signum() == 0) {
      return 0;
    }
    double root = Math.sqrt(numerator.doubleValue() / denominator.doubleValue());
    while (isBeyondMidpoint(numerator, denominator, root)) {
      root = Math.nextUp(root);
    }
    while (!isBeyondMidpoint(numerator, denominator, Math.nextDown(root))) {
      root = Math.nextDown(root);
    }
    return root;
  }

  /** Whether the root is to be rounded to a double above the given one; ties go to even. */
  private static boolean isBeyondMidpoint(
      BigInteger numerator, BigInteger denominator, double below) {
    long bits = Double.doubleToLongBits(below);
    long mantissa = (bits & (HIDDEN - 1)) | HIDDEN;
    int exponent = (int) (bits >>> 52) - BIAS;
    // The midpoint is (2 m + 1) 2^(e - 1); squared, it is compared with the quotient.
    BigInteger odd = BigInteger.valueOf(2 * mantissa + 1);
    BigInteger square = denominator.multiply(odd.multiply(odd));
    int shift = 2 * (exponent - 1);
    int order =
        shift < 0
            ? numerator.shiftLeft(-shift).compareTo(square)
            : numerator.compareTo(square.shiftLeft(shift));
    return order > 0 || (order == 0 && (mantissa & 1) == 1);
  }
}
