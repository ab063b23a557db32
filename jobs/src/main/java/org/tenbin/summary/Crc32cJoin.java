package org.tenbin.summary;

/**
 * Joins the CRC-32C of two pieces of a file into that of the whole: the first checksum is
 * multiplied by x to the number of bits of the second piece, modulo the Castagnoli polynomial, bits
 * reflected (M. Adler, crc32_combine of zlib 1.2.12). It is what lets the ranges of a split file
 * state the checksum that {@code hadoop fs -checksum} gives with {@code COMPOSITE_CRC}.
 */
final class Crc32cJoin {
  private static final int POLYNOMIAL = 0x82f63b78;
  private static final int ONE = 1 << 31;
  private static final int X_TO_8 = ONE >>> 8;

  private Crc32cJoin() {}

  static int join(int first, int second, long secondLength) {
    return multiply(power(secondLength), first) ^ second;
  }

  /** x^(8 n) by repeated squaring. */
  private static int power(long bytes) {
    int result = ONE;
    int square = X_TO_8;
    for (long n = bytes; n > 0; n >>= 1) {
      if ((n & 1) == 1) {
        result = multiply(result, square);
      }
      square = multiply(square, square);
    }
    return result;
  }

  private static int multiply(int left, int right) {
    int product = 0;
    int factor = right;
    for (int bit = ONE; bit != 0; bit >>>= 1) {
      if ((left & bit) != 0) {
        product ^= factor;
      }
      factor = (factor & 1) != 0 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
    }
    return product;
  }
}
