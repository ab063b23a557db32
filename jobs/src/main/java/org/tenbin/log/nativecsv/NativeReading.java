package org.tenbin.log.nativecsv;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.tenbin.log.Binding;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.LogSink;
import org.tenbin.log.Outcome;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.UnboundException;
import org.tenbin.log.delimited.ByteNumbers;
import org.tenbin.log.delimited.Fields;
import org.tenbin.log.delimited.SeriesCache;

/** One reading of a native log, or of a range of it. */
final class NativeReading implements Closeable {
  /** The run of a log that names none: all logs of a cell are then one run. */
  static final String ONLY_RUN = "1";

  private static final int OK_FROM = 200;
  private static final int OK_TO = 299;

  private final LineFramer framer;
  private final LogSink sink;
  private final Binding binding;
  private final NativeHeader header;
  private final Set<String> fieldNames;
  private final Fields fields = new Fields(',');
  private final SeriesCache cache;
  private final PlainRows plainRows;

  private NativeReading(LogInput input, LogSink sink, LineFramer framer, byte[] headerLine)
      throws LogRefusedException {
    this.framer = framer;
    this.sink = sink;
    binding = input.binding();
    NativeLayout layout = NativeLayout.of(headerLine, input);
    header = layout.header();
    fieldNames = layout.fieldNames();
    cache = new SeriesCache(layout.deciding(), sink, this::resolve);
    plainRows = new PlainRows(header, layout.deciding(), cache, sink);
  }

  static NativeReading open(LogInput input, LogSink sink) throws IOException {
    byte[] headerLine = input.start() == 0 ? null : headerOf(input);
    LineFramer framer = new LineFramer(input);
    try {
      if (headerLine == null) {
        headerLine = framer.next() ? line(framer) : new byte[0];
      }
      return new NativeReading(input, sink, framer, headerLine);
    } catch (IOException | RuntimeException failed) {
      framer.close();
      throw failed;
    }
  }

  private static byte[] headerOf(LogInput input) throws IOException {
    try (LineFramer top = new LineFramer(new FileTop(input))) {
      return top.next() ? line(top) : new byte[0];
    }
  }

  private static byte[] line(LineFramer framer) {
    return Arrays.copyOfRange(framer.buffer(), framer.from(), framer.to());
  }

  void readAll() throws IOException {
    while (framer.next()) {
      sink.framed();
      if (framer.tooLong()) {
        reject(RejectReason.TOO_LONG, "a line of over " + LineFramer.MAX_LINE + " bytes");
      } else if (split()) {
        row();
      }
      plainRows.forget();
      framer.offer(plainRows);
    }
  }

  private boolean split() {
    if (NativeLayout.hasReturn(framer.buffer(), framer.from(), framer.to()) && !framer.blank()) {
      reject(RejectReason.MALFORMED, "a carriage return within the line");
      return false;
    }
    int count = fields.split(framer.buffer(), framer.from(), framer.to());
    if (count == Fields.QUOTED) {
      List<String> values = NativeLayout.csv(framer.text());
      if (values == null) {
        reject(
            framer.terminated() ? RejectReason.QUOTE : RejectReason.TRUNCATED,
            "a quoted field does not close on its line");
        return false;
      }
      fields.load(values);
      count = values.size();
    }
    if (count == header.width()) {
      return true;
    }
    if (framer.blank()) {
      sink.skip(SkipRule.BLANK);
    } else {
      boolean cut = !framer.terminated() && count < header.width();
      reject(
          cut ? RejectReason.TRUNCATED : RejectReason.COLUMNS,
          count + " fields where the header names " + header.width());
    }
    return false;
  }

  private void row() throws LogRefusedException {
    long latencyNanos = header.latency().nanos(fields);
    long startNanos = header.start().nanos(fields);
    if (latencyNanos < 0 || startNanos == ByteNumbers.INVALID) {
      unusable(latencyNanos);
      return;
    }
    if (!PlainRows.isPossible(startNanos) || startNanos > Long.MAX_VALUE - latencyNanos) {
      reject(
          RejectReason.IMPOSSIBLE,
          "the request would begin before 1970 or after 2116, or end after 2262");
      return;
    }
    Outcome outcome = outcome();
    if (outcome == null) {
      reject(RejectReason.STATUS, "the status is " + fields.text(header.status()));
      return;
    }
    long bytes = RequestSeries.NO_BYTES;
    if (header.bytes() >= 0 && !fields.isEmpty(header.bytes())) {
      int column = header.bytes();
      bytes = ByteNumbers.parseLong(fields.bytes(), fields.start(column), fields.end(column));
      if (bytes < 0) {
        reject(RejectReason.NUMBER, "bytes is " + fields.text(column));
        return;
      }
    }
    long intendedNanos = RequestSeries.NO_TIME;
    if (header.intended().isPresent() && !fields.isEmpty(header.intended().column())) {
      intendedNanos = header.intended().nanos(fields);
      if (!PlainRows.isPossible(intendedNanos)) {
        reject(RejectReason.TIMESTAMP, "intended is no time in nanoseconds of 64 bits");
        return;
      }
    }
    if (!cache.find(fields)) {
      return;
    }
    if (cache.warmup()) {
      sink.skip(SkipRule.WARMUP);
      return;
    }
    cache.series().add(startNanos, latencyNanos, outcome, bytes);
    if (intendedNanos != RequestSeries.NO_TIME) {
      cache.series().intended(intendedNanos);
    }
  }

  private void unusable(long latencyNanos) throws LogRefusedException {
    String latency = fields.text(header.latency().column());
    if (isHeader()) {
      sink.skip(SkipRule.REPEATED_HEADER);
    } else if (latencyNanos == ByteNumbers.INVALID) {
      reject(RejectReason.NUMBER, "the latency is " + latency);
    } else if (latencyNanos < 0) {
      reject(RejectReason.NEGATIVE_LATENCY, "the latency is " + latency);
    } else {
      reject(RejectReason.TIMESTAMP, "the start is " + fields.text(header.start().column()));
    }
  }

  /**
   * Whether the row is the header again, as after joining files.
   *
   * @throws LogRefusedException where it names the columns in another order: all rows behind it
   *     would be misread
   */
  private boolean isHeader() throws LogRefusedException {
    List<String> row = new ArrayList<>();
    for (int i = 0; i < fields.count(); i++) {
      row.add(fields.text(i).strip());
    }
    row.set(0, row.get(0).startsWith("\ufeff") ? row.get(0).substring(1) : row.get(0));
    if (row.equals(header.names())) {
      return true;
    }
    if (Set.copyOf(row).equals(fieldNames)) {
      throw new LogRefusedException(
          "a second header at byte "
              + framer.offset()
              + " names the columns in another order: split the file there");
    }
    return false;
  }

  private Outcome outcome() {
    int column = header.status();
    int from = fields.start(column);
    int to = fields.end(column);
    byte[] bytes = fields.bytes();
    if (to - from == 3
        && bytes[from] == '2'
        && isDigit(bytes[from + 1])
        && isDigit(bytes[from + 2])) {
      return Outcome.OK;
    }
    if (from < to && (isDigit(bytes[from]) || bytes[from] == '-')) {
      long code = ByteNumbers.parseLong(bytes, from, to);
      return code == ByteNumbers.INVALID
          ? null
          : code >= OK_FROM && code <= OK_TO ? Outcome.OK : Outcome.ERROR;
    }
    if (fields.isWord(column, "ok")) {
      return Outcome.OK;
    }
    if (fields.isWord(column, "error")) {
      return Outcome.ERROR;
    }
    return fields.isWord(column, "timeout") ? Outcome.TIMEOUT : null;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private SeriesCache.Entry resolve(Fields row) {
    boolean warmup = false;
    if (header.phase() >= 0) {
      warmup = row.isWord(header.phase(), "warmup");
      if (!warmup && !row.isEmpty(header.phase()) && !row.isWord(header.phase(), "measure")) {
        reject(RejectReason.MALFORMED, "the phase is " + row.text(header.phase()));
        return null;
      }
    }
    long scheduledNanos = optionalTime(header.scheduled());
    long launchedNanos = optionalTime(header.launched());
    if (scheduledNanos == Long.MAX_VALUE || launchedNanos == Long.MAX_VALUE) {
      reject(RejectReason.TIMESTAMP, "scheduled or launched is no time");
      return null;
    }
    try {
      return new SeriesCache.Entry(
          binding.key(
              fieldNames,
              name -> row.text(header.names().indexOf(name)),
              ONLY_RUN,
              header.simulated()),
          warmup,
          scheduledNanos,
          launchedNanos);
    } catch (UnboundException unbound) {
      reject(unbound.reason(), unbound.getMessage());
      return null;
    }
  }

  /** The time, NO_TIME where there is none, or the largest long where it cannot be read. */
  private long optionalTime(TimeColumn time) {
    if (!time.isPresent() || fields.isEmpty(time.column())) {
      return RequestSeries.NO_TIME;
    }
    long nanos = time.nanos(fields);
    return PlainRows.isPossible(nanos) ? nanos : Long.MAX_VALUE;
  }

  private void reject(RejectReason reason, String detail) {
    sink.reject(framer.offset(), reason, detail);
  }

  @Override
  public void close() throws IOException {
    framer.close();
  }
}
