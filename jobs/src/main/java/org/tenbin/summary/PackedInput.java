package org.tenbin.summary;

import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import org.apache.hadoop.io.WritableUtils;

/** Reads what {@link PackedOutput} wrote. */
final class PackedInput {
  /** More than any partial takes: a client that stands in six million files. */
  private static final int MOST = 1 << 28;

  private final byte[] bytes;
  private int at;
  private boolean halfRead;

  private PackedInput(byte[] bytes) {
    this.bytes = bytes;
  }

  static PackedInput readFrom(DataInput in) throws IOException {
    int length = WritableUtils.readVInt(in);
    if (length < 0 || length > MOST) {
      throw new IOException("a partial of " + length + " bytes");
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return new PackedInput(bytes);
  }

  long get() throws IOException {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      byte next = next();
      value |= (next & 0x7fL) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw new IOException("a number of more than 64 bits");
  }

  long getSigned() throws IOException {
    long value = get();
    return (value >>> 1) ^ -(value & 1);
  }

  long getFixed() throws IOException {
    long value = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      value = (value << Byte.SIZE) | (next() & 0xff);
    }
    return value;
  }

  long getNibbles() throws IOException {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 3) {
      int nibble = nibble();
      value |= (nibble & 7L) << shift;
      if (nibble < 8) {
        return value;
      }
    }
    throw new IOException("a count of more than 64 bits");
  }

  private int nibble() throws IOException {
    if (halfRead) {
      halfRead = false;
      return (bytes[at - 1] >> 4) & 0xf;
    }
    halfRead = true;
    return next() & 0xf;
  }

  void endNibbles() {
    halfRead = false;
  }

  private byte next() throws IOException {
    if (at == bytes.length) {
      throw new EOFException("a partial ends too early");
    }
    return bytes[at++];
  }
}
