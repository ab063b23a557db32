package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.log.Event;
import org.tenbin.log.RequestSeries;

/** The events found in a file. */
public final class EventList implements Partial {
  private static final Comparator<Event> ORDER =
      Comparator.comparingLong(Event::timeNanos)
          .thenComparing(Event::kind)
          .thenComparing(Event::host)
          .thenComparingLong(Event::durationNanos)
          .thenComparingLong(Event::count)
          .thenComparing(Event::atLeast)
          .thenComparing(Event::detail);

  private final List<Event> events = new ArrayList<>();

  void add(Event event) {
    events.add(event);
  }

  /** All events by time. */
  public List<Event> events() {
    return events.stream().sorted(ORDER).toList();
  }

  @Override
  public Kind kind() {
    return Kind.EVENT;
  }

  @Override
  public void merge(Partial other) {
    events.addAll(((EventList) other).events);
  }

  /** Joins what the ranges of a file count together. */
  @Override
  public void settle() {
    List<Event> counts =
        events().stream().filter(event -> event.kind().equals(Event.REPEATED_ROWS)).toList();
    if (counts.size() > 1) {
      events.removeAll(counts);
      Event sum = counts.get(0);
      for (Event next : counts.subList(1, counts.size())) {
        sum = joined(sum, next);
      }
      events.add(sum);
    }
  }

  private static Event joined(Event a, Event b) {
    // The earliest time that is known.
    long time =
        a.timeNanos() == RequestSeries.NO_TIME || b.timeNanos() == RequestSeries.NO_TIME
            ? Math.max(a.timeNanos(), b.timeNanos())
            : Math.min(a.timeNanos(), b.timeNanos());
    return new Event(
        a.kind(), a.host(), time, 0, a.count() + b.count(), a.atLeast() || b.atLeast(), a.detail());
  }

  @Override
  public void write(DataOutput out) throws IOException {
    WritableUtils.writeVInt(out, events.size());
    for (Event event : events()) {
      Texts.write(out, event.kind());
      Texts.write(out, event.host());
      out.writeLong(event.timeNanos());
      WritableUtils.writeVLong(out, event.durationNanos());
      WritableUtils.writeVLong(out, event.count());
      out.writeBoolean(event.atLeast());
      Texts.write(out, event.detail());
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    int size = WritableUtils.readVInt(in);
    for (int i = 0; i < size; i++) {
      events.add(
          new Event(
              Texts.read(in),
              Texts.read(in),
              in.readLong(),
              WritableUtils.readVLong(in),
              WritableUtils.readVLong(in),
              in.readBoolean(),
              Texts.read(in)));
    }
  }
}
