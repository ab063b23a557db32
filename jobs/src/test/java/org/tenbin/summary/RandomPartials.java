package org.tenbin.summary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.DataOutputBuffer;
import org.tenbin.experiment.Cell;
import org.tenbin.log.Better;
import org.tenbin.log.Event;
import org.tenbin.log.HostFact;
import org.tenbin.log.Measurement;
import org.tenbin.log.RangeLink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.SkipRule;

/** Partials of each kind with random content, small enough that their contents collide. */
final class RandomPartials {
  private static final int MOST = 12;

  private final Random random;

  RandomPartials(long seed) {
    random = new Random(seed);
  }

  Partial next(Kind kind) {
    Partial partial = kind.empty();
    int steps = random.nextInt(MOST);
    for (int i = 0; i < steps; i++) {
      step(partial);
    }
    return partial;
  }

  private void step(Partial partial) {
    switch (partial.kind()) {
      case RUN -> run((RunPartial) partial);
      case CLIENT -> client((ClientTally) partial);
      case MEASUREMENT -> measurement((MeasurementList) partial);
      case TIMELINE -> timeline((TimelineBlock) partial);
      case FILE -> file((FileTally) partial);
      case EVENT -> event((EventList) partial);
      case FACT -> ((FactList) partial).add(new HostFact(word(), word(), word()));
      case RANGE -> partial.merge(new RangeLinks(random.nextInt(3), link()));
    }
  }

  private RangeLink link() {
    return new RangeLink(
        random.nextInt(3),
        random.nextInt(3),
        random.nextInt(2),
        random.nextInt(2),
        new RangeLink.HighMark(random.nextInt(3), random.nextInt(3), random.nextInt(3)),
        random.nextBoolean());
  }

  private void run(RunPartial run) {
    for (int i = random.nextInt(60); i >= 0; i--) {
      run.latency().record(latency());
    }
    run.response().record(latency(), random.nextInt(3));
  }

  private void client(ClientTally client) {
    client.ok.add(latency());
    client.failed().add(latency(), random.nextInt(3));
    client.response().add(latency());
    client.bytes.add(latency());
    client.timeouts += random.nextInt(2);
    client.untimed += random.nextInt(2);
    client.firstStartNanos = Math.min(client.firstStartNanos, random.nextInt(9));
    client.lastEndNanos = Math.max(client.lastEndNanos, random.nextInt(9));
    client.starts(time(), time());
    if (random.nextInt(5) == 0) {
      client.simulated();
    }
    if (random.nextInt(5) == 0) {
      client.histogram();
    }
    client.add(
        new Stretch(
            random.nextInt(2),
            random.nextInt(3),
            random.nextInt(2),
            random.nextInt(3) * 1_000_000_000L,
            random.nextInt(3) * 1_000_000_000L,
            random.nextInt(3) * 1_000_000_000L,
            new LogOrder(random.nextInt(3), random.nextInt(2), random.nextInt(2))));
  }

  private long time() {
    return random.nextInt(4) == 0 ? RequestSeries.NO_TIME : random.nextInt(100);
  }

  private void measurement(MeasurementList list) {
    BigDecimal value =
        random.nextInt(4) == 0
            ? null
            : BigDecimal.valueOf(random.nextInt(3) * 10L, random.nextInt(2));
    SeriesKey key = new SeriesKey(Cell.ALL, "1", word(), false);
    list.add(new Measurement(key, word(), "K/s", Better.HIGHER, value, random.nextInt(2)), word());
  }

  private void timeline(TimelineBlock block) {
    TimelineBlock.Second second = block.second(random.nextInt(200));
    second.ok(latency());
    if (random.nextBoolean()) {
      second.failed(random.nextBoolean());
    }
  }

  private void file(FileTally file) {
    file.countFramed();
    switch (random.nextInt(6)) {
      case 0 -> file.countRequest();
      case 1 -> file.countOther();
      case 2 -> file.countSkip(pick(SkipRule.values()));
      case 3 -> file.countHistogram(random.nextInt(5));
      case 4 -> file.countMeasurement();
      default -> {
        for (int i = 0; i < 2 * FileTally.SAMPLE; i++) {
          file.countReject(random.nextInt(15), pick(RejectReason.values()), word());
        }
      }
    }
    file.format(word());
    file.piece(random.nextInt(3), random.nextInt(3), random.nextInt());
    if (random.nextInt(6) == 0) {
      file.refuse(word());
      file.simulated();
    }
  }

  private void event(EventList list) {
    list.add(
        new Event(
            word(), word(), random.nextInt(3), random.nextInt(2), 1, random.nextBoolean(), word()));
  }

  /** From one nanosecond to a century. */
  private long latency() {
    return random.nextLong() >>> (1 + random.nextInt(62));
  }

  private String word() {
    return pick(new String[] {"", "a", "b", "天秤"});
  }

  private <T> T pick(T[] values) {
    return values[random.nextInt(values.length)];
  }

  static byte[] encoded(Partial partial) {
    try (DataOutputBuffer out = new DataOutputBuffer()) {
      new PartialWritable(partial).write(out);
      return Arrays.copyOf(out.getData(), out.getLength());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  static Partial decoded(byte[] bytes) {
    try (DataInputBuffer in = new DataInputBuffer()) {
      in.reset(bytes, bytes.length);
      PartialWritable read = new PartialWritable();
      read.readFields(in);
      if (in.getPosition() != bytes.length) {
        throw new AssertionError((bytes.length - in.getPosition()) + " bytes are left");
      }
      return read.get();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static Partial copy(Partial partial) {
    return decoded(encoded(partial));
  }
}
