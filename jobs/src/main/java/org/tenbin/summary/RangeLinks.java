package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.log.RangeLink;
import org.tenbin.log.RangeLink.HighMark;

/**
 * How the ranges of a file hang together. The first one begins with the file and was read right;
 * each of the others was if it begins where the one before it ended, and took for granted what that
 * one left.
 */
public final class RangeLinks implements Partial {
  private record Entry(long offset, RangeLink link) {
    private static final Comparator<Entry> ORDER =
        Comparator.comparingLong(Entry::offset)
            .thenComparingLong(e -> e.link.first())
            .thenComparingLong(e -> e.link.next())
            .thenComparingLong(e -> e.link.assumed())
            .thenComparingLong(e -> e.link.left())
            .thenComparingLong(e -> e.link.mark().reached())
            .thenComparingLong(e -> e.link.mark().atLeast())
            .thenComparingLong(e -> e.link.mark().below())
            .thenComparing(e -> e.link.dependent());
  }

  private final List<Entry> entries = new ArrayList<>();

  RangeLinks() {}

  RangeLinks(long offset, RangeLink link) {
    entries.add(new Entry(offset, link));
  }

  private List<Entry> inOrder() {
    return entries.stream().sorted(Entry.ORDER).toList();
  }

  /**
   * Whether all ranges were read right. Without the range that begins the file, it was refused, and
   * whole it would be too.
   */
  public boolean isSound() {
    List<Entry> ordered = inOrder();
    if (ordered.isEmpty() || ordered.get(0).offset > 0) {
      return true;
    }
    RangeLink before = ordered.get(0).link;
    long mark = before.mark().reached();
    for (Entry next : ordered.subList(1, ordered.size())) {
      if (!next.link.follows(before, mark)) {
        return false;
      }
      before = next.link;
      mark = Math.max(mark, before.mark().reached());
    }
    return true;
  }

  @Override
  public Kind kind() {
    return Kind.RANGE;
  }

  @Override
  public void merge(Partial other) {
    entries.addAll(((RangeLinks) other).entries);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    WritableUtils.writeVInt(out, entries.size());
    for (Entry entry : inOrder()) {
      out.writeLong(entry.offset);
      out.writeLong(entry.link.first());
      out.writeLong(entry.link.next());
      out.writeLong(entry.link.assumed());
      out.writeLong(entry.link.left());
      out.writeLong(entry.link.mark().reached());
      out.writeLong(entry.link.mark().atLeast());
      out.writeLong(entry.link.mark().below());
      out.writeBoolean(entry.link.dependent());
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    int size = WritableUtils.readVInt(in);
    for (int i = 0; i < size; i++) {
      entries.add(
          new Entry(
              in.readLong(),
              new RangeLink(
                  in.readLong(),
                  in.readLong(),
                  in.readLong(),
                  in.readLong(),
                  new HighMark(in.readLong(), in.readLong(), in.readLong()),
                  in.readBoolean())));
    }
  }
}
