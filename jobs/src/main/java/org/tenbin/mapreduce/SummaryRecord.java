package org.tenbin.mapreduce;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.Writable;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.summary.PartialKey;
import org.tenbin.summary.PartialWritable;
import org.tenbin.summary.Table;

/** What a reducer writes: a row of a table, or a merged partial. */
public final class SummaryRecord implements Writable {
  private Table table;
  private List<String> values = List.of();
  private PartialKey key;
  private PartialWritable partial;

  /** For Hadoop, which reads into it. */
  public SummaryRecord() {}

  /** A row of a table. */
  public static SummaryRecord row(Table table, List<String> values) {
    SummaryRecord row = new SummaryRecord();
    row.table = Objects.requireNonNull(table);
    row.values = List.copyOf(values);
    return row;
  }

  /** A merged partial. */
  public static SummaryRecord partial(PartialKey key, PartialWritable partial) {
    SummaryRecord record = new SummaryRecord();
    record.key = Objects.requireNonNull(key);
    record.partial = Objects.requireNonNull(partial);
    return record;
  }

  boolean isRow() {
    return table != null;
  }

  /** The row's table; <code>null</code> for a partial. */
  public Table table() {
    return table;
  }

  /** The row's values; empty for a partial. */
  public List<String> values() {
    return values;
  }

  PartialKey key() {
    return key;
  }

  PartialWritable partial() {
    return partial;
  }

  @Override
  public void write(DataOutput out) throws IOException {
    out.writeBoolean(isRow());
    if (isRow()) {
      WritableUtils.writeEnum(out, table);
      WritableUtils.writeVInt(out, values.size());
      for (String value : values) {
        Text.writeString(out, value);
      }
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
    values = List.of();
    if (in.readBoolean()) {
      table = WritableUtils.readEnum(in, Table.class);
      int size = WritableUtils.readVInt(in);
      List<String> read = new ArrayList<>(size);
      for (int i = 0; i < size; i++) {
        read.add(Text.readString(in));
      }
      values = List.copyOf(read);
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
        && values.equals(that.values)
        && Objects.equals(key, that.key)
        && Objects.equals(partial, that.partial);
  }

  @Override
  public int hashCode() {
    return Objects.hash(table, values, key);
  }

  @Override
  public String toString() {
    return isRow() ? table + " " + values : key + " " + partial;
  }
}
