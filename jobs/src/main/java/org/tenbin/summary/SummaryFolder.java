package org.tenbin.summary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Iterator;
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

  /** A series, its tally with one kind of moments, and its entry in the table of series. */
  private static final long SERIES_BYTES = 380;

  /** A run, its histograms beside their counts, and its entry in the table of runs. */
  private static final long RUN_BYTES = 340;

  private static final long BLOCK_BYTES = 120;
  private static final long SECOND_BYTES = 72;
  private static final int MOST_BLOCKS = 2048;
  private static final long MEASUREMENT_BYTES = 300;

  /** With so many series open, what a request touches is mostly in no cache of the processor. */
  private static final int MANY_SERIES = 4096;

  private record RunKey(Cell cell, String run) {}

  private final Emitter emitter;
  private final long memoryBytes;
  private final int manySeries;
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
    this(emitter, memoryBytes, MANY_SERIES);
  }

  /**
   * Makes an empty folder.
   *
   * @param manySeries with so many series open, further ones keep requests to fold them together
   */
  SummaryFolder(Emitter emitter, long memoryBytes, int manySeries) {
    this.emitter = Objects.requireNonNull(emitter);
    this.memoryBytes = memoryBytes;
    this.manySeries = manySeries;
  }

  private static final class RunState {
    private final RunKey key;
    private RunPartial partial;
    private PartialKey.Place place;

    /** The open series of the run, linked. */
    private Series firstSeries;

    private TimelineBlock block;
    private long blockNumber;

    /** All blocks but the one at hand; null while there are none. */
    private Map<Long, TimelineBlock> otherBlocks;

    private MeasurementList measurements;
    private long seconds;
    private long measured;
    private long accountedBytes;

    RunState(RunKey key) {
      this.key = key;
    }

    RunPartial partial() {
      if (partial == null) {
        partial = new RunPartial();
      }
      return partial;
    }

    PartialKey.Place place() {
      if (place == null) {
        place = new PartialKey.Place(key.cell(), key.run());
      }
      return place;
    }

    TimelineBlock block(long number) {
      if (block != null && blockNumber == number) {
        return block;
      }
      TimelineBlock found = null;
      if (block != null) {
        if (otherBlocks == null) {
          otherBlocks = new HashMap<>(4);
        }
        otherBlocks.put(blockNumber, block);
        found = otherBlocks.remove(number);
      }
      block = found == null ? new TimelineBlock() : found;
      blockNumber = number;
      return block;
    }

    boolean has(long number) {
      return block != null
          && (blockNumber == number || (otherBlocks != null && otherBlocks.containsKey(number)));
    }

    int blocks() {
      return block == null ? 0 : 1 + (otherBlocks == null ? 0 : otherBlocks.size());
    }

    long memoryBytes() {
      long histograms =
          partial == null ? 0 : partial.latency().memoryBytes() + partial.response().memoryBytes();
      return histograms
          + RUN_BYTES
          + blocks() * BLOCK_BYTES
          + seconds * SECOND_BYTES
          + measured * MEASUREMENT_BYTES;
    }
  }

  private final class Series extends Pending implements RequestSeries {
    private final SeriesKey key;
    private final FileTally accounting;
    private RunState run;
    private Series nextOfRun;
    private boolean closed;

    private long scheduledNanos = NO_TIME;
    private long launchedNanos = NO_TIME;
    private ClientTally tally;
    private LatencyHistogram latencies;
    private TimelineBlock.Second second;
    private long secondFromNanos;
    private long firstOfStretchNanos;
    private long firstEndNanos;
    private long lastEndNanos = Long.MIN_VALUE;
    private long overlaps;
    private long steps;
    private long jumps;
    private long lastOkEndNanos;

    Series(SeriesKey key, RunState run, boolean patient) {
      this.key = key;
      this.run = run;
      accounting = file;
      if (patient) {
        waitFromNowOn();
      }
      nextOfRun = run.firstSeries;
      run.firstSeries = this;
    }

    void starts(long scheduled, long launched) {
      if (tally == null) {
        scheduledNanos = earlier(scheduledNanos, scheduled);
        launchedNanos = earlier(launchedNanos, launched);
      } else {
        tally.starts(scheduled, launched);
      }
    }

    private static long earlier(long known, long next) {
      return known == NO_TIME || (next != NO_TIME && next < known) ? next : known;
    }

    ClientTally tally() {
      if (tally == null) {
        tally = new ClientTally();
        tally.starts(scheduledNanos, launchedNanos);
        if (key.simulated()) {
          tally.simulated();
        }
        latencies = run.partial().latency();
      }
      return tally;
    }

    @Override
    public void add(long startNanos, long latencyNanos, Outcome outcome, long bytes) {
      accounting.countRequest();
      if (waits()) {
        if (outcome == Outcome.OK && canWait(startNanos, latencyNanos, bytes)) {
          if (isFull()) {
            makeRoom();
          }
          put(startNanos, latencyNanos, bytes);
          return;
        }
        foldWaiting();
      }
      fold(startNanos, latencyNanos, outcome, bytes);
    }

    private void makeRoom() {
      long before = waitingBytes();
      if (isLargest()) {
        foldWaiting();
        waitFromNowOn();
      } else {
        grow();
      }
      memoryInUse += waitingBytes() - before;
    }

    private void foldWaiting() {
      int waiting = waiting();
      if (waiting > 0) {
        for (int i = 0; i < waiting; i++) {
          fold(startNanos(i), latencyNanos(i), Outcome.OK, bytes(i));
        }
        clear();
        account(run);
      }
    }

    private void fold(long startNanos, long latencyNanos, Outcome outcome, long bytes) {
      if (tally == null) {
        tally();
      }
      boolean ok = outcome == Outcome.OK;
      if (ok) {
        tally.ok.add(latencyNanos);
        latencies.record(latencyNanos);
      } else {
        tally.failed().add(latencyNanos);
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
      follow(startNanos, endNanos);
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

    // Kept short: the compiler takes no method of more than 325 bytes into its callers.
    private void follow(long startNanos, long endNanos) {
      if (startNanos < tally.firstStartNanos) {
        tally.firstStartNanos = startNanos;
      }
      if (endNanos > tally.lastEndNanos) {
        tally.lastEndNanos = endNanos;
      }
      if (lastEndNanos == Long.MIN_VALUE) {
        firstOfStretchNanos = startNanos;
        firstEndNanos = endNanos;
      } else if (LogOrder.isBefore(lastEndNanos, startNanos)) {
        // What ended before the request ahead of it also began before that ended.
        overlaps++;
        steps += LogOrder.isBefore(lastEndNanos, endNanos) ? 1 : 0;
        jumps += LogOrder.isJump(lastEndNanos, endNanos) ? 1 : 0;
      }
      lastEndNanos = endNanos;
    }

    private void moveTo(long endNanos) {
      long epochSecond = TimelineBlock.secondOf(endNanos);
      long block = TimelineBlock.blockOf(epochSecond);
      if (run.blocks() >= MOST_BLOCKS && !run.has(block)) {
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
      if (waits()) {
        foldWaiting();
        memoryInUse -= waitingBytes();
        waitNoLonger();
      }
      if (lastOkEndNanos == NO_TIME) {
        return;
      }
      long response = Math.max(0, lastOkEndNanos - intendedNanos);
      tally.response().add(response);
      run.partial().response().record(response);
    }

    @Override
    public boolean resume() {
      if (closed) {
        return false;
      }
      keepWithinMemory();
      if (closed) {
        return false;
      }
      comeTo(this);
      return true;
    }

    void histogram(long startNanos, long endNanos, CountedValues values) {
      tally();
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

    /** Passes the tally on. A reader may keep the series, so it lets go of all it holds. */
    void emit() {
      foldWaiting();
      if (lastEndNanos != Long.MIN_VALUE) {
        tally()
            .add(
                new Stretch(
                    pathHash,
                    offset,
                    part,
                    firstOfStretchNanos,
                    firstEndNanos,
                    lastEndNanos,
                    new LogOrder(overlaps, steps, jumps)));
      }
      SummaryFolder.this.emit(run.place().ofClient(key.client()), tally());
      closed = true;
      run = null;
      nextOfRun = null;
      waitNoLonger();
      latencies = null;
      tally = null;
      second = null;
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
    find(key).tally().truncated();
  }

  @Override
  public void framed() {
    file.countFramed();
  }

  @Override
  public RequestSeries series(SeriesKey key, long scheduledNanos, long launchedNanos) {
    Series found = find(key);
    found.starts(scheduledNanos, launchedNanos);
    return found;
  }

  private Series find(SeriesKey key) {
    keepWithinMemory();
    Series found = series.get(key);
    if (found == null) {
      if (key.simulated()) {
        file.simulated();
      }
      found = new Series(key, run(key), series.size() >= manySeries);
      series.put(key, found);
      memoryInUse += SERIES_BYTES + found.waitingBytes();
    }
    comeTo(found);
    return found;
  }

  private void comeTo(Series found) {
    // What waits in a series grows by steps that account for themselves.
    current = found.waits() ? null : found.run;
    last = found;
  }

  private RunState run(SeriesKey key) {
    RunKey runKey = new RunKey(key.cell(), key.run());
    RunState run = runs.get(runKey);
    if (run == null) {
      run = new RunState(runKey);
      runs.put(runKey, run);
      account(run);
    }
    return run;
  }

  private void account(RunState run) {
    long bytes = run.memoryBytes();
    memoryInUse += bytes - run.accountedBytes;
    run.accountedBytes = bytes;
  }

  /** Between two calls only the run at hand grows, so only it is looked at. */
  private void keepWithinMemory() {
    if (current != null) {
      account(current);
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
    if (run.measurements == null) {
      run.measurements = new MeasurementList();
    }
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
      last.tally().truncated();
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

  /**
   * Passes all partials of runs and clients on and forgets them. A run and its clients leave
   * together: what waits in their series becomes partials run by run, not all at once.
   */
  public void flush() {
    for (Iterator<RunState> all = runs.values().iterator(); all.hasNext(); ) {
      RunState run = all.next();
      all.remove();
      emitSeries(run);
      emit(run);
    }
    series.clear();
    current = null;
    last = null;
    memoryInUse = 0;
    part++;
  }

  private void emitSeries(RunState run) {
    Series next = run.firstSeries;
    run.firstSeries = null;
    while (next != null) {
      Series one = next;
      next = one.nextOfRun;
      one.emit();
    }
  }

  private void emit(RunState run) {
    RunPartial partial = run.partial;
    if (partial != null && !(partial.latency().isEmpty() && partial.response().isEmpty())) {
      emit(run.place().ofRun(), partial);
    }
    if (run.measured > 0) {
      emit(run.place().ofMeasurements(), run.measurements);
    }
    emitTimeline(run);
  }

  /** Passes the tallies of clients on. Runs stay: their clients' files mostly follow each other. */
  private void closeSeries() {
    for (Series one : series.values()) {
      memoryInUse -= SERIES_BYTES + one.waitingBytes();
      one.run.firstSeries = null;
      one.emit();
    }
    series.clear();
    last = null;
    part++;
  }

  private void emitTimeline(RunState run) {
    if (run.block != null) {
      emit(run.place().ofTimeline(run.blockNumber), run.block);
    }
    if (run.otherBlocks != null) {
      run.otherBlocks.forEach((number, block) -> emit(run.place().ofTimeline(number), block));
    }
    run.seconds = 0;
    run.block = null;
    run.otherBlocks = null;
  }

  private void emit(PartialKey key, Partial partial) {
    try {
      emitter.emit(key, partial);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
