package org.tenbin.summary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tenbin.experiment.Cell;
import org.tenbin.log.CountedValues;
import org.tenbin.log.Event;
import org.tenbin.log.HostFact;
import org.tenbin.log.LogSink;
import org.tenbin.log.Measurement;
import org.tenbin.log.Outcome;
import org.tenbin.log.RangeLink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SeriesKey;
import org.tenbin.log.SkipRule;

/**
 * Folds what readers find into partials, in bounded memory: when the partials of the runs at hand
 * grow over the limit they are passed on and folding begins anew.
 */
public final class SummaryFolder implements LogSink {
  /** Takes partials that are passed on; the folder does not touch them again. */
  @FunctionalInterface
  public interface Emitter {
    void emit(PartialKey key, Partial partial) throws IOException;
  }

  private static final long SERIES_BYTES = 800;
  private static final long RUN_BYTES = 400;
  private static final long BLOCK_BYTES = 120;
  private static final long SECOND_BYTES = 100;
  private static final int MOST_BLOCKS = 2048;
  private static final long MEASUREMENT_BYTES = 300;

  private record RunKey(Cell cell, String run) {}

  private final Emitter emitter;
  private final long memoryBytes;
  private final Map<SeriesKey, Series> series = new HashMap<>();
  private final Map<RunKey, RunState> runs = new HashMap<>();
  private Series last;
  private FileTally file = new FileTally();
  private EventList events = new EventList();
  private FactList facts = new FactList();
  private RangeLink link;
  private boolean cutBeforeRequests;
  private String path = "";
  private long pathHash;
  private long offset;
  private int part;
  private RunState current;
  private long memoryInUse;
  private long flushes;

  /**
   * Makes an empty folder.
   *
   * @param memoryBytes about how much the partials may take before they are passed on
   */
  public SummaryFolder(Emitter emitter, long memoryBytes) {
    this.emitter = Objects.requireNonNull(emitter);
    this.memoryBytes = memoryBytes;
  }

  private static final class RunState {
    private final RunPartial partial = new RunPartial();
    private final Map<Long, TimelineBlock> timeline = new HashMap<>(4);
    private final MeasurementList measurements = new MeasurementList();
    private long seconds;
    private TimelineBlock block;
    private long blockNumber;
    private final PartialKey.Place place;
    private long measured;
    private long accountedBytes;

    RunState(Cell cell, String name) {
      place = new PartialKey.Place(cell, name);
    }

    TimelineBlock block(long number) {
      if (block == null || blockNumber != number) {
        block = timeline.computeIfAbsent(number, b -> new TimelineBlock());
        blockNumber = number;
      }
      return block;
    }

    long memoryBytes() {
      return partial.latency().memoryBytes()
          + partial.response().memoryBytes()
          + RUN_BYTES
          + timeline.size() * BLOCK_BYTES
          + seconds * SECOND_BYTES
          + measured * MEASUREMENT_BYTES;
    }
  }

  private final class Series implements RequestSeries {
    private final SeriesKey key;
    private final RunState run;
    private final LatencyHistogram latencies;
    private final ClientTally tally = new ClientTally();
    private final FileTally accounting;
    private TimelineBlock.Second second;
    private long secondFromNanos;
    private long firstEndNanos;
    private long lastEndNanos = Long.MIN_VALUE;
    private long steps;
    private long lastOkEndNanos;

    Series(SeriesKey key, RunState run) {
      this.key = key;
      this.run = run;
      latencies = run.partial.latency();
      accounting = file;
      if (key.simulated()) {
        tally.simulated();
      }
    }

    @Override
    public void add(long startNanos, long latencyNanos, Outcome outcome, long bytes) {
      accounting.countRequest();
      boolean ok = outcome == Outcome.OK;
      if (ok) {
        tally.ok.add(latencyNanos);
        latencies.record(latencyNanos);
      } else {
        tally.failed.add(latencyNanos);
        if (outcome == Outcome.TIMEOUT) {
          tally.timeouts++;
        }
      }
      if (bytes > 0) {
        tally.bytes.add(bytes);
      }
      if (startNanos == NO_TIME) {
        tally.untimed++;
        lastOkEndNanos = NO_TIME;
        return;
      }
      long endNanos = startNanos + latencyNanos;
      if (endNanos < startNanos) {
        endNanos = Long.MAX_VALUE;
      }
      lastOkEndNanos = ok ? endNanos : NO_TIME;
      if (startNanos < tally.firstStartNanos) {
        tally.firstStartNanos = startNanos;
      }
      if (endNanos > tally.lastEndNanos) {
        tally.lastEndNanos = endNanos;
      }
      if (lastEndNanos == Long.MIN_VALUE) {
        firstEndNanos = endNanos;
      } else if (Stretch.isBackward(lastEndNanos, endNanos)) {
        steps++;
      }
      lastEndNanos = endNanos;
      long into = endNanos - secondFromNanos;
      if (second == null || into < 0 || into >= 1_000_000_000L) {
        moveTo(endNanos);
      }
      if (ok) {
        second.ok(latencyNanos);
      } else {
        second.failed(outcome == Outcome.TIMEOUT);
      }
    }

    private void moveTo(long endNanos) {
      long epochSecond = TimelineBlock.secondOf(endNanos);
      long block = TimelineBlock.blockOf(epochSecond);
      if (run.timeline.size() >= MOST_BLOCKS && !run.timeline.containsKey(block)) {
        emitTimeline(run);
        for (Series open : series.values()) {
          open.second = null;
        }
      }
      TimelineBlock found = run.block(block);
      run.seconds -= found.size();
      second = found.second(epochSecond);
      run.seconds += found.size();
      secondFromNanos = epochSecond * 1_000_000_000L;
    }

    @Override
    public void intended(long intendedNanos) {
      if (lastOkEndNanos == NO_TIME) {
        return;
      }
      long response = Math.max(0, lastOkEndNanos - intendedNanos);
      tally.response.add(response);
      run.partial.response().record(response);
    }

    void histogram(long startNanos, long endNanos, CountedValues values) {
      values.forEach(
          (value, count) -> {
            tally.ok.add(value, count);
            latencies.record(value, count);
            accounting.countHistogram(count);
          });
      tally.histogram();
      if (startNanos != NO_TIME && endNanos != NO_TIME) {
        tally.firstStartNanos = Math.min(tally.firstStartNanos, startNanos);
        tally.lastEndNanos = Math.max(tally.lastEndNanos, endNanos);
      }
    }

    void emit() {
      if (lastEndNanos != Long.MIN_VALUE) {
        tally.add(new Stretch(pathHash, offset, part, firstEndNanos, lastEndNanos, steps));
      }
      SummaryFolder.this.emit(run.place.ofClient(key.client()), tally);
    }
  }

  /**
   * Begins a file or a range of one.
   *
   * @param filePath the path as tables show it
   * @param start offset of the range
   * @param format name of the format
   */
  public void begin(String filePath, long start, String format) {
    closeSeries();
    path = filePath;
    pathHash = hash(filePath);
    offset = start;
    part = 0;
    file = new FileTally();
    file.format(format);
    events = new EventList();
    facts = new FactList();
    link = null;
    cutBeforeRequests = false;
  }

  /** A hash that does not depend on the JVM: FNV-1a, 64 bits (RFC draft eastlake-fnv). */
  private static long hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    return hash;
  }

  /** Says that the whole file cannot be used. */
  public void refuse(String message) {
    file.refuse(message);
    if (offset > 0) {
      link = RangeLink.REFUSED;
    }
  }

  /** Tells which stored bytes the range covered, and their CRC-32C. */
  public void piece(long start, long length, int crc32c) {
    file.piece(start, length, crc32c);
  }

  /**
   * Ends the file or range and passes its accounting on.
   *
   * @return the accounting, to be read only
   */
  public FileTally end() {
    FileTally ended = file;
    emit(PartialKey.file(Kind.FILE, path), ended);
    if (!events.events().isEmpty()) {
      emit(PartialKey.file(Kind.EVENT, path), events);
    }
    if (!facts.facts().isEmpty()) {
      emit(PartialKey.file(Kind.FACT, path), facts);
    }
    if (link != null) {
      emit(PartialKey.file(Kind.RANGE, path), new RangeLinks(offset, link));
    }
    return ended;
  }

  /** How the range hangs together with its neighbours, where its format tells. */
  public Optional<RangeLink> link() {
    return Optional.ofNullable(link);
  }

  /** Whether the range holds a cut record, and no request before it of whose run it would be. */
  public boolean isCutBeforeRequests() {
    return cutBeforeRequests;
  }

  /** Says whose requests the cut record follows, where they stand before the range. */
  public void truncated(SeriesKey key) {
    find(key).tally.truncated();
  }

  @Override
  public void framed() {
    file.countFramed();
  }

  @Override
  public RequestSeries series(SeriesKey key, long scheduledNanos, long launchedNanos) {
    Series found = find(key);
    found.tally.starts(scheduledNanos, launchedNanos);
    return found;
  }

  private Series find(SeriesKey key) {
    keepWithinMemory();
    Series found = series.get(key);
    if (found == null) {
      if (key.simulated()) {
        file.simulated();
      }
      found = new Series(key, run(key));
      series.put(key, found);
      memoryInUse += SERIES_BYTES;
    }
    current = found.run;
    last = found;
    return found;
  }

  private RunState run(SeriesKey key) {
    return runs.computeIfAbsent(
        new RunKey(key.cell(), key.run()), k -> new RunState(k.cell(), k.run()));
  }

  /** Between two calls only the run at hand grows, so only it is looked at. */
  private void keepWithinMemory() {
    if (current != null) {
      long bytes = current.memoryBytes();
      memoryInUse += bytes - current.accountedBytes;
      current.accountedBytes = bytes;
    }
    if (memoryInUse > memoryBytes) {
      flush();
      flushes++;
    }
  }

  @Override
  public void histogram(SeriesKey key, long startNanos, long endNanos, CountedValues values) {
    find(key).histogram(startNanos, endNanos, values);
  }

  @Override
  public void measurement(Measurement measurement) {
    keepWithinMemory();
    RunState run = run(measurement.key());
    current = run;
    run.measured++;
    run.measurements.add(measurement, path);
    file.countMeasurement();
  }

  @Override
  public void event(Event event) {
    events.add(event);
  }

  @Override
  public void fact(HostFact fact) {
    facts.add(fact);
  }

  @Override
  public void used() {
    file.countOther();
  }

  @Override
  public void reject(long recordOffset, RejectReason reason, String detail) {
    file.countReject(recordOffset, reason, detail);
    boolean cut = reason == RejectReason.TRUNCATED || reason == RejectReason.CORRUPT;
    if (!cut) {
      return;
    }
    // The record cannot say whose it was; its file was being written by whoever came before it.
    if (last != null) {
      last.tally.truncated();
    } else {
      cutBeforeRequests = offset > 0;
    }
  }

  @Override
  public void skip(SkipRule rule) {
    file.countSkip(rule);
  }

  @Override
  public void link(RangeLink told) {
    link = told;
  }

  /** How often partials were passed on because memory was short. */
  public long flushes() {
    return flushes;
  }

  /** Passes all partials of runs and clients on and forgets them. */
  public void flush() {
    closeSeries();
    for (RunState run : runs.values()) {
      if (!run.partial.latency().isEmpty() || !run.partial.response().isEmpty()) {
        emit(run.place.ofRun(), run.partial);
      }
      if (run.measured > 0) {
        emit(run.place.ofMeasurements(), run.measurements);
      }
      emitTimeline(run);
    }
    runs.clear();
    current = null;
    memoryInUse = 0;
  }

  /** Passes the tallies of clients on. Runs stay: their clients' files mostly follow each other. */
  private void closeSeries() {
    for (Series one : series.values()) {
      one.emit();
    }
    memoryInUse -= series.size() * SERIES_BYTES;
    series.clear();
    last = null;
    part++;
  }

  private void emitTimeline(RunState run) {
    run.timeline.forEach((block, partial) -> emit(run.place.ofTimeline(block), partial));
    run.timeline.clear();
    run.seconds = 0;
    run.block = null;
  }

  private void emit(PartialKey key, Partial partial) {
    try {
      emitter.emit(key, partial);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
