package org.tenbin.summary;

import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.apache.hadoop.io.WritableUtils;

/**
 * The content of a partial in few bytes, gathered to be written in one call: numbers in seven bits
 * a byte, lowest first (LEB128), so that small ones take one.
 */
final class PackedOutput {
  private static final int LONGEST = 10;
  private static final int NIBBLE_BITS = 3;
  private static final int NIBBLE_MORE = 1 << NIBBLE_BITS;

  private byte[] bytes = new byte[160];
  private int length;
  private boolean halfFull;

  /** Appends a number; one below zero takes ten bytes. */
  void put(long value) {
    reserve(LONGEST);
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      bytes[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[length++] = (byte) rest;
  }

  /** Appends a number that is near zero on either side. */
  void putSigned(long value) {
    put((value << 1) ^ (value >> (Long.SIZE - 1)));
  }

  /** Appends a number that uses all its bits. */
  void putFixed(long value) {
    reserve(Long.BYTES);
    for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      bytes[length++] = (byte) (value >>> shift);
    }
  }

  /**
   * Appends a number in three bits a nibble, for many that are mostly below eight. {@link
   * #endNibbles} is called behind the last one.
   */
  void putNibbles(long value) {
    reserve(Long.SIZE / NIBBLE_BITS + 1);
    long rest = value;
    while (rest >= NIBBLE_MORE || rest < 0) {
      nibble((int) (rest & (NIBBLE_MORE - 1)) | NIBBLE_MORE);
      rest >>>= NIBBLE_BITS;
    }
    nibble((int) rest);
  }

  private void nibble(int bits) {
    if (halfFull) {
      bytes[length++] |= (byte) (bits << 4);
      halfFull = false;
    } else {
      bytes[length] = (byte) bits;
      halfFull = true;
    }
  }

  void endNibbles() {
    if (halfFull) {
      length++;
      halfFull = false;
    }
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
  }

  /** Writes the number of bytes and the bytes. */
  void writeTo(DataOutput out) throws IOException {
    WritableUtils.writeVInt(out, length);
    out.write(bytes, 0, length);
  }
}
