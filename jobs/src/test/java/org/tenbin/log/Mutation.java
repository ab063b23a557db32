package org.tenbin.log;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Damages bytes as disks, kills, copies and careless tools do. */
final class Mutation {
  private static final int MOST_CHANGES = 6;
  private static final int HUGE = 2000;
  private static final String[] SHARDS = {
    "\"", "\"\"", ",", ";", "\t", "\n", "\r\n", "\r", "\0", "\ufeff", "-1", "9223372036854775807",
    "99999999999999999999999999", "1e308", "NaN", "-", "<", ">", "&#0;", "]]>", "{", "}", "[", "\\",
    "=", "é", "null", "true", "REQUEST\t", "%", "'"
  };

  private Mutation() {}

  static byte[] of(byte[] bytes, byte[] other, Random random) {
    byte[] result = bytes;
    for (int i = random.nextInt(MOST_CHANGES); i >= 0; i--) {
      result = once(result, other, random);
    }
    return result;
  }

  private static byte[] once(byte[] bytes, byte[] other, Random random) {
    int a = random.nextInt(bytes.length + 1);
    int b = random.nextInt(bytes.length + 1);
    int from = Math.min(a, b);
    int to = Math.max(a, b);
    return switch (random.nextInt(8)) {
      case 0 -> flip(bytes, random);
      case 1 -> splice(bytes, from, to, new byte[0]);
      case 2 -> splice(bytes, to, to, Arrays.copyOfRange(bytes, from, to));
      case 3 -> Arrays.copyOf(bytes, to);
      case 4 -> splice(bytes, from, from, shard(random));
      case 5 -> splice(bytes, from, from, huge(bytes, from, to, random));
      case 6 -> splice(bytes, from, from, other);
      default -> splice(bytes, from, Math.min(to, from + random.nextInt(4)), shard(random));
    };
  }

  private static byte[] flip(byte[] bytes, Random random) {
    if (bytes.length == 0) {
      return bytes;
    }
    byte[] result = bytes.clone();
    result[random.nextInt(result.length)] ^= (byte) (1 << random.nextInt(8));
    return result;
  }

  private static byte[] shard(Random random) {
    return SHARDS[random.nextInt(SHARDS.length)].getBytes(StandardCharsets.UTF_8);
  }

  /**
   * A shard or a piece of the log over and over: what patterns with two ways to match stumble at.
   */
  private static byte[] huge(byte[] bytes, int from, int to, Random random) {
    byte[] piece =
        random.nextBoolean()
            ? shard(random)
            : Arrays.copyOfRange(bytes, from, Math.min(to, from + 1 + random.nextInt(8)));
    byte[] result = new byte[random.nextInt(8) == 0 ? Head.SIZE : HUGE];
    for (int i = 0; i < result.length && piece.length > 0; i++) {
      result[i] = piece[i % piece.length];
    }
    return result;
  }

  private static byte[] splice(byte[] bytes, int from, int to, byte[] middle) {
    byte[] result = new byte[bytes.length - (to - from) + middle.length];
    System.arraycopy(bytes, 0, result, 0, from);
    System.arraycopy(middle, 0, result, from, middle.length);
    System.arraycopy(bytes, to, result, from + middle.length, bytes.length - to);
    return result;
  }
}
