package org.tenbin.datagen.simulate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The random numbers of one run: SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom
 * Number Generators, OOPSLA 2014, figure 16). Written out here because the same bytes must come
 * from every Java version; for the same reason logarithms are those of {@link StrictMath}.
 */
public final class Randomness {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  Randomness(long seed) {
    state = seed;
  }

  /** Numbers that depend on all of the given words, in their order. */
  public static Randomness of(Object... words) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Object word : words) {
        byte[] text = word.toString().getBytes(UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(text.length).array());
        digest.update(text);
      }
      return new Randomness(ByteBuffer.wrap(digest.digest()).getLong());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  long nextLong() {
    state += GOLDEN_GAMMA;
    long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** Uniform in [0, 1). */
  double uniform() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** Exponential with mean 1. */
  double exponential() {
    return -StrictMath.log(1 - uniform());
  }

  /** Uniform in [0, bound). */
  public int below(int bound) {
    return (int) (uniform() * bound);
  }
}
