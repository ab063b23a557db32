package org.tenbin.log.jmeter;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.tenbin.log.LineFramer;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogSink;
import org.tenbin.log.Outcome;
import org.tenbin.log.RangeLink;
import org.tenbin.log.RejectReason;
import org.tenbin.log.RequestSeries;
import org.tenbin.log.SkipRule;
import org.tenbin.log.UnboundException;
import org.tenbin.log.delimited.ByteNumbers;
import org.tenbin.log.delimited.Fields;
import org.tenbin.log.delimited.Rows;

/** One reading of a CSV JTL. */
final class JmeterReading implements Closeable {
  private static final long NANOS_OF_MILLI = 1_000_000;
  private static final String BYTE_ORDER_MARK = "\ufeff";
  private static final byte[] PARENT = Parents.MESSAGE.getBytes(StandardCharsets.US_ASCII);
  private static final int SUCCESS_FROM = 200;
  private static final int SUCCESS_TO = 399;

  private final LogInput input;
  private final LogSink sink;
  private final LineFramer framer;
  private final Rows rows;
  private final Charset charset;
  private final Stamps stamps;
  private final Parents parents;
  private final RepeatedRows repeated;
  private final long assumed;
  private final long firstRecord;
  private JmeterTable table;

  /** The header in force as it stands in the file; null while none was met. */
  private byte[] headerLine;

  private boolean headerAhead;

  /**
   * Opens an input.
   *
   * @param markBefore how high, as far as it can be told, samples before the range raised the mark
   *     of {@link Parents}
   */
  JmeterReading(
      LogInput input, LogSink sink, FirstRow first, LongSupplier markBefore, long windowBytes)
      throws IOException {
    LogOptions options = input.options();
    this.input = input;
    this.sink = sink;
    charset = options.charset();
    stamps = new Stamps(options);
    parents = new Parents(options, markBefore);
    repeated = new RepeatedRows(windowBytes);
    JmeterHeader header = first.header();
    assumed = header.digest();
    headerAhead = first.isHeader() && input.start() == 0;
    table = table(header);
    framer = new LineFramer(input);
    firstRecord = framer.position();
    rows = new Rows(framer, header.delimiter(), header.width());
  }

  private JmeterTable table(JmeterHeader header) {
    return new JmeterTable(header, input.binding(), sink, charset);
  }

  void readAll() throws IOException {
    for (Rows.Found found = rows.next(); found != Rows.Found.END; found = rows.next()) {
      if (headerAhead && found == Rows.Found.ROW && !rows.blank()) {
        headerAhead = false;
        headerLine = rows.line(0);
      } else {
        sink.framed();
        decide(found);
      }
    }
    repeated.tell(sink);
    if (input.start() > 0 || input.end() < Long.MAX_VALUE) {
      sink.link(link());
    }
  }

  private RangeLink link() {
    // A header that is still to come belongs to nobody: the next range would count it.
    long left = headerAhead ? ~assumed : table.header().digest();
    return new RangeLink(
        firstRecord, rows.position(), assumed, left, parents.highMark(), stamps.isDependent());
  }

  /** How high the samples raised the mark of {@link Parents}. */
  long mark() {
    return parents.mark();
  }

  private void decide(Rows.Found found) throws IOException {
    switch (found) {
      case TOO_LONG ->
          reject(RejectReason.TOO_LONG, "a line of over " + LineFramer.MAX_LINE + " bytes");
      case BROKEN_QUOTE -> {
        if (!afterNuls()) {
          reject(
              rows.terminated() ? RejectReason.QUOTE : RejectReason.TRUNCATED,
              "a quote that does not close, or stands inside a field");
        }
      }
      default -> {
        if (rows.fields().count() == table.header().width() && table.elapsed >= 0) {
          row();
        } else {
          misfit();
        }
      }
    }
  }

  private void row() throws IOException {
    Fields row = rows.fields();
    int elapsed = table.elapsed;
    long latencyNanos =
        ByteNumbers.parseScaled(row.bytes(), row.start(elapsed), row.end(elapsed), NANOS_OF_MILLI);
    if (latencyNanos < 0) {
      unusableElapsed(latencyNanos);
      return;
    }
    long startNanos =
        table.timeStamp < 0 ? RequestSeries.NO_TIME : stamps.nanos(row, table.timeStamp);
    if (startNanos == Stamps.UNREADABLE) {
      unusable(
          RejectReason.TIMESTAMP,
          "the time stamp is " + text(table.timeStamp) + " (-D tenbin.timestamp_format= declares)");
      return;
    }
    if (startNanos > Long.MAX_VALUE - latencyNanos) {
      reject(RejectReason.IMPOSSIBLE, "the request would end after the year 2262");
      return;
    }
    Outcome outcome = outcome(row);
    if (outcome == null) {
      unusable(RejectReason.STATUS, "success is " + text(table.success));
    } else if (isParent(row) && parents.skips(startNanos)) {
      sink.skip(SkipRule.PARENT);
    } else if (hasOneSample(row)) {
      use(row, startNanos, latencyNanos, outcome);
    }
  }

  private void use(Fields row, long startNanos, long latencyNanos, Outcome outcome)
      throws IOException {
    long bytes = RequestSeries.NO_BYTES;
    if (table.bytes >= 0 && !row.isEmpty(table.bytes)) {
      bytes = ByteNumbers.parseLong(row.bytes(), row.start(table.bytes), row.end(table.bytes));
      if (bytes < 0) {
        unusable(RejectReason.NUMBER, "bytes is " + text(table.bytes));
        return;
      }
    }
    if (!isParent(row)) {
      parents.sample(startNanos);
    }
    try {
      table.series(row).add(startNanos, latencyNanos, outcome, bytes);
      if (rows.lines() == 1) {
        repeated.row(rows.buffer(), rows.from(), rows.to(), rows.offset(), startNanos);
      }
    } catch (UnboundException unbound) {
      reject(unbound.reason(), unbound.getMessage());
    }
  }

  private Outcome outcome(Fields row) {
    if (table.success >= 0) {
      if (row.isWord(table.success, "true")) {
        return Outcome.OK;
      }
      return row.isWord(table.success, "false") ? failure(row) : null;
    }
    if (table.responseCode < 0) {
      return Outcome.OK;
    }
    int column = table.responseCode;
    long code = ByteNumbers.parseLong(row.bytes(), row.start(column), row.end(column));
    return code >= SUCCESS_FROM && code <= SUCCESS_TO ? Outcome.OK : failure(row);
  }

  private Outcome failure(Fields row) {
    return table.responseCode >= 0 && row.text(table.responseCode).contains("TimeoutException")
        ? Outcome.TIMEOUT
        : Outcome.ERROR;
  }

  private boolean isParent(Fields row) {
    int column = table.responseMessage;
    if (column < 0 || row.end(column) - row.start(column) < PARENT.length) {
      return false;
    }
    int from = row.start(column);
    return Arrays.equals(row.bytes(), from, from + PARENT.length, PARENT, 0, PARENT.length);
  }

  /** A row that sums several samples has lost their single latencies. */
  private boolean hasOneSample(Fields row) {
    int column = table.sampleCount;
    if (column < 0 || row.isEmpty(column) || row.isWord(column, "1")) {
      return true;
    }
    long count = ByteNumbers.parseLong(row.bytes(), row.start(column), row.end(column));
    if (count == 1) {
      return true;
    }
    reject(
        RejectReason.MALFORMED,
        "SampleCount is "
            + text(column)
            + ": the row sums samples whose own times are lost (a statistical sample sender)");
    return false;
  }

  private void unusableElapsed(long latencyNanos) throws IOException {
    String elapsed = text(table.elapsed).strip();
    if (latencyNanos != ByteNumbers.INVALID) {
      unusable(RejectReason.NEGATIVE_LATENCY, "elapsed is " + elapsed);
    } else if (elapsed.matches("[0-9]+")) {
      unusable(RejectReason.IMPOSSIBLE, "elapsed is " + elapsed + " ms, over 292 years");
    } else {
      unusable(RejectReason.NUMBER, "elapsed is " + elapsed);
    }
  }

  /** A row with the right number of fields of which one cannot be read. */
  private void unusable(RejectReason reason, String detail) throws IOException {
    if (!header() && !afterNuls()) {
      reject(reason, detail);
    }
  }

  /** A row with another number of fields than the header. */
  private void misfit() throws IOException {
    if (header() || afterNuls()) {
      return;
    }
    int count = rows.fields().count();
    int width = table.header().width();
    if (rows.blank() && rows.lines() == 1) {
      sink.skip(SkipRule.BLANK);
      return;
    }
    if (hidesRows()) {
      rows.giveUp();
      reject(RejectReason.QUOTE, "a quote that does not close before other rows begin");
      return;
    }
    boolean cut = !rows.terminated() && count < width;
    reject(
        cut ? RejectReason.TRUNCATED : RejectReason.COLUMNS,
        table.elapsed < 0
            ? "the last header has no column elapsed"
            : count + " fields where the header names " + width);
  }

  /** Whether a row of several lines has swallowed a line that is a row itself. */
  private boolean hidesRows() {
    for (int i = 1; i < rows.lines(); i++) {
      byte[] line = rows.line(i);
      Fields fields = new Fields(table.header().delimiter());
      int count = fields.split(Arrays.copyOf(line, line.length + Long.BYTES), 0, line.length);
      if (count == table.header().width()
          && table.elapsed >= 0
          && ByteNumbers.parseLong(
                  fields.bytes(), fields.start(table.elapsed), fields.end(table.elapsed))
              >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Takes a header that stands inside the file, which may name other columns. */
  private boolean header() {
    if (rows.lines() > 1) {
      return false;
    }
    byte[] line = rows.line(0);
    if (!Arrays.equals(line, headerLine)) {
      String text = new String(line, charset);
      Optional<JmeterHeader> found =
          JmeterHeader.of(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
      if (found.isEmpty()) {
        return false;
      }
      headerLine = line;
      if (!found.get().equals(table.header())) {
        table = table(found.get());
        rows.dialect(found.get().delimiter(), found.get().width());
      }
    }
    sink.skip(SkipRule.REPEATED_HEADER);
    return true;
  }

  /**
   * After a loss of power a file has NUL bytes where a record was to be, and the next record stands
   * behind them on the same line. What is before the last NUL is one reject, what follows a record.
   */
  private boolean afterNuls() throws IOException {
    byte[] buffer = rows.buffer();
    int from = rows.from();
    int to = rows.to();
    int at = to;
    while (at > from && buffer[at - 1] != 0) {
      at--;
    }
    if (at == from) {
      return false;
    }
    reject(RejectReason.MALFORMED, "NUL bytes stand where a record was to be");
    if (at < to) {
      sink.framed();
      decide(rows.split(at));
    }
    return true;
  }

  private String text(int column) {
    return rows.fields().text(column, charset);
  }

  private void reject(RejectReason reason, String detail) {
    sink.reject(rows.offset(), reason, detail);
  }

  @Override
  public void close() throws IOException {
    framer.close();
  }
}
