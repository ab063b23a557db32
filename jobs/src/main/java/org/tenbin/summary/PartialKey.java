package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.hadoop.io.BinaryComparable;
import org.apache.hadoop.io.WritableComparable;
import org.apache.hadoop.io.WritableComparator;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.PartitionPath;

/**
 * Where a partial belongs: (cell, kind, run, item, number). The bytes are made so that plain byte
 * order is the order wanted, and cell by cell the bytes up to the first zero are the group: cell,
 * zero, kind, run, zero, item, zero, number. Partials of no cell form a group of their own.
 */
public final class PartialKey extends BinaryComparable
    implements WritableComparable<BinaryComparable> {
  private static final byte END = 0;
  private static final byte[] NOTHING = {};
  private static final Kind[] KINDS = Kind.values();

  /** The group of what belongs to no cell; no partition path begins with this character. */
  private static final String NO_CELL = "\u0002";

  private byte[] bytes = new byte[0];
  private int length;

  /** For Hadoop, which reads into it. */
  public PartialKey() {}

  private PartialKey(Kind kind, Place place, byte[] item, long number) {
    length = place.cell.length + place.run.length + item.length + 4 + Long.BYTES;
    bytes = new byte[length];
    int at = put(place.cell, 0);
    bytes[at++] = (byte) (kind.ordinal() + 1);
    at = put(place.run, at);
    at = put(item, at);
    long ordered = number ^ Long.MIN_VALUE;
    for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      bytes[at++] = (byte) (ordered >>> shift);
    }
  }

  /** A cell and run in the form that keys have, for making many keys of them. */
  static final class Place {
    private final byte[] cell;
    private final byte[] run;

    Place(Cell cell, String run) {
      this(cell.path(), run);
    }

    private Place(String cell, String run) {
      this.cell = NaturalOrder.encode(cell).getBytes(StandardCharsets.UTF_8);
      this.run = text(run);
    }

    PartialKey ofRun() {
      return new PartialKey(Kind.RUN, this, NOTHING, 0);
    }

    PartialKey ofClient(String client) {
      return new PartialKey(Kind.CLIENT, this, text(client), 0);
    }

    PartialKey ofMeasurements() {
      return new PartialKey(Kind.MEASUREMENT, this, NOTHING, 0);
    }

    PartialKey ofTimeline(long block) {
      return new PartialKey(Kind.TIMELINE, this, NOTHING, block);
    }
  }

  private static byte[] text(String text) {
    String escaped = text.isEmpty() ? "" : PartitionPath.escape(text);
    return NaturalOrder.encode(escaped).getBytes(StandardCharsets.UTF_8);
  }

  private int put(byte[] part, int at) {
    System.arraycopy(part, 0, bytes, at, part.length);
    bytes[at + part.length] = END;
    return at + part.length + 1;
  }

  /** The key of a run's partial. */
  public static PartialKey run(Cell cell, String run) {
    return new Place(cell, run).ofRun();
  }

  /** The key of a client's tally. */
  public static PartialKey client(Cell cell, String run, String client) {
    return new Place(cell, run).ofClient(client);
  }

  /** The key of a run's measurements. */
  public static PartialKey measurements(Cell cell, String run) {
    return new Place(cell, run).ofMeasurements();
  }

  /** The key of a block of a run's timeline. */
  public static PartialKey timeline(Cell cell, String run, long block) {
    return new Place(cell, run).ofTimeline(block);
  }

  /** The key of what a file holds beside the cells: its accounting, events, facts. */
  public static PartialKey file(Kind kind, String path) {
    return new PartialKey(kind, new Place(NO_CELL, ""), text(path), 0);
  }

  /** What the partial is a piece of. */
  public Kind kind() {
    return KINDS[bytes[end(0) + 1] - 1];
  }

  /** The cell; the cell without factors where the partial belongs to none. */
  public Cell cell() {
    String path = decode(0, end(0));
    return path.equals(NO_CELL) ? Cell.ALL : Cell.parse(path);
  }

  /** The run, empty where there is none. */
  public String run() {
    int from = end(0) + 2;
    return PartitionPath.unescape(decode(from, end(from)));
  }

  /** The client or file, empty where there is none. */
  public String item() {
    int from = end(end(0) + 2) + 1;
    return PartitionPath.unescape(decode(from, end(from)));
  }

  /** The timeline block, zero where there is none. */
  public long number() {
    long ordered = 0;
    for (int i = length - Long.BYTES; i < length; i++) {
      ordered = (ordered << Byte.SIZE) | (bytes[i] & 0xff);
    }
    return ordered ^ Long.MIN_VALUE;
  }

  private int end(int from) {
    int i = from;
    while (bytes[i] != END) {
      i++;
    }
    return i;
  }

  private String decode(int from, int to) {
    return NaturalOrder.decode(new String(bytes, from, to - from, StandardCharsets.UTF_8));
  }

  /** Number of bytes that hold the cell: keys that agree in them form a group. */
  public static int groupLength(byte[] key, int from, int keyLength) {
    int i = from;
    while (i < from + keyLength && key[i] != END) {
      i++;
    }
    return i - from;
  }

  @Override
  public int getLength() {
    return length;
  }

  @Override
  public byte[] getBytes() {
    return bytes;
  }

  @Override
  public void write(DataOutput out) throws IOException {
    WritableUtils.writeVInt(out, length);
    out.write(bytes, 0, length);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    length = WritableUtils.readVInt(in);
    if (length > bytes.length) {
      bytes = new byte[length];
    }
    in.readFully(bytes, 0, length);
  }

  /** A key of its own with the same content. */
  public PartialKey copy() {
    PartialKey copy = new PartialKey();
    copy.bytes = Arrays.copyOf(bytes, length);
    copy.length = length;
    return copy;
  }

  @Override
  public String toString() {
    return kind() + " " + cell() + " " + run() + " " + item() + " " + number();
  }

  /** Orders serialized keys by their bytes. */
  public static final class Order extends WritableComparator {
    public Order() {
      super(PartialKey.class);
    }

    @Override
    public int compare(
        byte[] left, int leftAt, int leftSize, byte[] right, int rightAt, int rightSize) {
      int leftHead = WritableUtils.decodeVIntSize(left[leftAt]);
      int rightHead = WritableUtils.decodeVIntSize(right[rightAt]);
      return compareBytes(
          left,
          leftAt + leftHead,
          leftSize - leftHead,
          right,
          rightAt + rightHead,
          rightSize - rightHead);
    }
  }

  /** Finds serialized keys of one cell equal. */
  public static final class GroupOrder extends WritableComparator {
    public GroupOrder() {
      super(PartialKey.class, true);
    }

    @Override
    public int compare(
        byte[] left, int leftAt, int leftSize, byte[] right, int rightAt, int rightSize) {
      int leftFrom = leftAt + WritableUtils.decodeVIntSize(left[leftAt]);
      int rightFrom = rightAt + WritableUtils.decodeVIntSize(right[rightAt]);
      return compareBytes(
          left,
          leftFrom,
          groupLength(left, leftFrom, leftAt + leftSize - leftFrom),
          right,
          rightFrom,
          groupLength(right, rightFrom, rightAt + rightSize - rightFrom));
    }

    @Override
    @SuppressWarnings("rawtypes")
    public int compare(WritableComparable left, WritableComparable right) {
      PartialKey a = (PartialKey) left;
      PartialKey b = (PartialKey) right;
      return compareBytes(
          a.bytes,
          0,
          groupLength(a.bytes, 0, a.length),
          b.bytes,
          0,
          groupLength(b.bytes, 0, b.length));
    }
  }

  static {
    WritableComparator.define(PartialKey.class, new Order());
  }
}
