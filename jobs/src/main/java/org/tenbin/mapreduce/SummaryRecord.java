package org.tenbin.mapreduce;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.apache.hadoop.io.Writable;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.Table;
import org.tenbin.summary.TableWriter;

/** What a reducer writes: some rows of a table, or a merged partial. */
public final class SummaryRecord implements Writable {
  private Table table;
  private byte[] lines = {};
  private int length;
  private PartialKey key;
  private PartialWritable partial;

  /** For Hadoop, which reads into it. */
  public SummaryRecord() {}

  /**
   * Rows of a table.
   *
   * @param lines begins with them, a line of CSV each
   * @param length bytes that they take
   */
  public static SummaryRecord rows(Table table, byte[] lines, int length) {
    SummaryRecord rows = new SummaryRecord();
    rows.table = Objects.requireNonNull(table);
    rows.lines = lines;
    rows.length = length;
    return rows;
  }

  /** A merged partial. */
  public static SummaryRecord partial(PartialKey key, PartialWritable partial) {
    SummaryRecord record = new SummaryRecord();
    record.key = Objects.requireNonNull(key);
    record.partial = Objects.requireNonNull(partial);
    return record;
  }

  boolean isRows() {
    return table != null;
  }

  /** The table of the rows; <code>null</code> for a partial. */
  public Table table() {
    return table;
  }

  /** The rows, a line of CSV each; empty for a partial. */
  public String lines() {
    return new String(lines, 0, length, StandardCharsets.UTF_8);
  }

  void writeTo(TableWriter writer) throws IOException {
    writer.write(lines, length);
  }

  PartialKey key() {
    return key;
  }

  PartialWritable partial() {
    return partial;
  }

  @Override
  public void write(DataOutput out) throws IOException {
    out.writeBoolean(isRows());
    if (isRows()) {
      WritableUtils.writeEnum(out, table);
      WritableUtils.writeVInt(out, length);
      out.write(lines, 0, length);
    } else {
      key.write(out);
      partial.write(out);
    }
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    table = null;
    key = null;
    partial = null;
    length = 0;
    if (in.readBoolean()) {
      table = WritableUtils.readEnum(in, Table.class);
      length = WritableUtils.readVInt(in);
      lines = new byte[length];
      in.readFully(lines);
    } else {
      key = new PartialKey();
      key.readFields(in);
      partial = new PartialWritable();
      partial.readFields(in);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SummaryRecord that
        && table == that.table
        && Arrays.equals(lines, 0, length, that.lines, 0, that.length)
        && Objects.equals(key, that.key)
        && Objects.equals(partial, that.partial);
  }

  @Override
  public int hashCode() {
    return Objects.hash(table, lines(), key);
  }

  @Override
  public String toString() {
    return isRows() ? table + " " + lines() : key + " " + partial;
  }
}
