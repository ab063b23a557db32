package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.DataOutputBuffer;
import org.apache.hadoop.io.Writable;

/**
 * A partial of any kind as a value of the shuffle and of the file <code>partials</code>. In the
 * shuffle Hadoop hands each value in a buffer that ends with it: its bytes are then kept, decoded
 * only where somebody asks for the partial, and else passed on as they are.
 */
public final class PartialWritable implements Writable {
  private static final byte VERSION = 2;
  private static final Kind[] KINDS = Kind.values();
  private static final byte[] NOTHING = {};

  private Partial partial;
  private byte[] raw = NOTHING;
  private int rawLength;

  /** For Hadoop, which reads into it. */
  public PartialWritable() {}

  public PartialWritable(Partial partial) {
    this.partial = Objects.requireNonNull(partial);
  }

  /** Hands the content over to another, which stays when this one is read into again. */
  public PartialWritable take() {
    PartialWritable taken = new PartialWritable();
    taken.partial = partial;
    taken.raw = raw;
    taken.rawLength = rawLength;
    partial = null;
    raw = NOTHING;
    rawLength = 0;
    return taken;
  }

  /** Whether somebody asked for the partial; until then its bytes are passed on as they are. */
  public boolean isDecoded() {
    return partial != null;
  }

  /** The partial; the caller may merge into it. */
  public Partial get() {
    if (partial == null) {
      try (DataInputBuffer in = new DataInputBuffer()) {
        in.reset(raw, rawLength);
        partial = decode(in);
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
    return partial;
  }

  public void set(Partial value) {
    partial = Objects.requireNonNull(value);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    if (partial == null) {
      out.write(raw, 0, rawLength);
      return;
    }
    out.writeByte(VERSION);
    out.writeByte(partial.kind().ordinal());
    partial.write(out);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    if (in instanceof DataInputBuffer value) {
      rawLength = value.getLength() - value.getPosition();
      if (rawLength > raw.length) {
        raw = new byte[Math.max(rawLength, 2 * raw.length)];
      }
      value.readFully(raw, 0, rawLength);
      partial = null;
    } else {
      partial = decode(in);
    }
  }

  private static Partial decode(DataInput in) throws IOException {
    byte version = in.readByte();
    int kind = in.readByte();
    if (version != VERSION) {
      throw new PartialVersionException(version, VERSION);
    }
    if (kind < 0 || kind >= KINDS.length) {
      throw new IOException("a partial of kind " + kind);
    }
    Partial decoded = KINDS[kind].empty();
    decoded.read(in);
    return decoded;
  }

  private byte[] encoded() {
    try (DataOutputBuffer out = new DataOutputBuffer()) {
      write(out);
      return Arrays.copyOf(out.getData(), out.getLength());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Equal content, whatever its inner form. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PartialWritable that && Arrays.equals(encoded(), that.encoded());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(encoded());
  }

  @Override
  public String toString() {
    return get().kind() + ":" + get();
  }
}
