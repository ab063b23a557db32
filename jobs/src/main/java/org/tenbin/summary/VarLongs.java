package org.tenbin.summary;

import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** Numbers in the variable length of Hadoop's WritableUtils, gathered to be written in one call. */
final class VarLongs {
  private static final int LONGEST = 1 + Long.BYTES;
  private static final int LEAST_OF_ONE_BYTE = -112;

  private byte[] bytes = new byte[1024];
  private int length;

  /** Appends a number, zero or more. */
  void put(long value) {
    if (length + LONGEST > bytes.length) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
    if (value <= Byte.MAX_VALUE) {
      bytes[length++] = (byte) value;
      return;
    }
    int size = (Long.SIZE - Long.numberOfLeadingZeros(value) + Byte.SIZE - 1) / Byte.SIZE;
    bytes[length++] = (byte) (LEAST_OF_ONE_BYTE - size);
    for (int shift = (size - 1) * Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      bytes[length++] = (byte) (value >>> shift);
    }
  }

  void writeTo(DataOutput out) throws IOException {
    out.write(bytes, 0, length);
  }
}
