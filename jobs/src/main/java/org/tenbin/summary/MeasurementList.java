package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.log.Better;
import org.tenbin.log.Measurement;

/**
 * The measurements of a run. They are few and decimal, so they are kept singly and sorted before
 * anything is summed: no order of merging can change a result.
 */
public final class MeasurementList implements Partial {
  private static final Better[] DIRECTIONS = Better.values();

  /** One measurement and where it was found. */
  public record Item(
      String metric,
      String unit,
      Better better,
      String client,
      BigDecimal value,
      String file,
      long offset) {
    private static final Comparator<Item> ORDER =
        Comparator.comparing(Item::metric)
            .thenComparing(Item::unit)
            .thenComparing(Item::client)
            .thenComparing(Item::file)
            .thenComparingLong(Item::offset)
            .thenComparing(Item::better)
            .thenComparing(
                Item::value,
                Comparator.nullsFirst(
                    Comparator.<BigDecimal>naturalOrder().thenComparingInt(BigDecimal::scale)));

    public Item {
      Objects.requireNonNull(metric);
      Objects.requireNonNull(unit);
      Objects.requireNonNull(better);
      Objects.requireNonNull(client);
      Objects.requireNonNull(file);
    }
  }

  private final List<Item> items = new ArrayList<>();

  void add(Measurement measurement, String file) {
    items.add(
        new Item(
            measurement.metric(),
            measurement.unit(),
            measurement.better(),
            measurement.key().client(),
            measurement.value(),
            file,
            measurement.offset()));
  }

  /** All measurements, sorted by metric, unit, client and place. */
  public List<Item> items() {
    return items.stream().sorted(Item.ORDER).toList();
  }

  @Override
  public Kind kind() {
    return Kind.MEASUREMENT;
  }

  @Override
  public void merge(Partial other) {
    items.addAll(((MeasurementList) other).items);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    WritableUtils.writeVInt(out, items.size());
    for (Item item : items()) {
      Texts.write(out, item.metric);
      Texts.write(out, item.unit);
      out.writeByte(item.better.ordinal());
      Texts.write(out, item.client);
      out.writeBoolean(item.value != null);
      if (item.value != null) {
        byte[] unscaled = item.value.unscaledValue().toByteArray();
        WritableUtils.writeVInt(out, unscaled.length);
        out.write(unscaled);
        out.writeInt(item.value.scale());
      }
      Texts.write(out, item.file);
      WritableUtils.writeVLong(out, item.offset);
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    int size = WritableUtils.readVInt(in);
    for (int i = 0; i < size; i++) {
      String metric = Texts.read(in);
      String unit = Texts.read(in);
      Better better = DIRECTIONS[in.readByte()];
      String client = Texts.read(in);
      BigDecimal value = null;
      if (in.readBoolean()) {
        byte[] unscaled = new byte[WritableUtils.readVInt(in)];
        in.readFully(unscaled);
        value = new BigDecimal(new BigInteger(unscaled), in.readInt());
      }
      String file = Texts.read(in);
      items.add(new Item(metric, unit, better, client, value, file, WritableUtils.readVLong(in)));
    }
  }
}
