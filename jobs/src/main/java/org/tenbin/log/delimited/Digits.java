package org.tenbin.log.delimited;

/** ASCII digits eight at a time; a word holds its first byte lowest. */
public final class Digits {
  private static final long[] POWERS = {
    1L, 10L, 100L, 1_000L, 10_000L, 100_000L, 1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L
  };

  private static final long ZEROS = 0x3030303030303030L;
  private static final long NINES_TEST = 0x0606060606060606L;
  private static final long HIGH_NIBBLES = 0xf0f0f0f0f0f0f0f0L;

  private Digits() {}

  /** How many digits the word begins with, 0 to 8. */
  public static int count(long word) {
    return Long.numberOfTrailingZeros(others(word)) >>> 3;
  }

  /** Whether all eight bytes are digits. */
  public static boolean areEight(long word) {
    return others(word) == 0;
  }

  /** Bits of the first byte that is no digit; what stands behind that byte is of no meaning. */
  private static long others(long word) {
    // A carry out of a byte that is no digit spoils only bytes behind it.
    return ((word ^ ZEROS) | ((word + NINES_TEST) ^ ZEROS)) & HIGH_NIBBLES;
  }

  /** Ten to the power of 0 to 9. */
  public static long power(int exponent) {
    return POWERS[exponent];
  }

  /** The number that the word's first digits state: 0 to 7 of them. */
  public static long value(long word, int digits) {
    int bits = digits << 3;
    // Shifted in two steps, since a shift by 64 is none: leading zeros take the place.
    return eight((word << 1 << (Long.SIZE - 1 - bits)) | (ZEROS >>> bits));
  }

  /** The number that eight digits state (Lemire, "Quickly parsing eight digits"). */
  public static long eight(long word) {
    long value = word - ZEROS;
    value = value * 10 + (value >>> 8);
    return (((value & 0x000000FF000000FFL) * 0x000F424000000064L)
            + (((value >>> 16) & 0x000000FF000000FFL) * 0x0000271000000001L))
        >>> 32;
  }

  /** Whether a byte is a digit. */
  public static boolean is(byte b) {
    return b >= '0' && b <= '9';
  }
}
