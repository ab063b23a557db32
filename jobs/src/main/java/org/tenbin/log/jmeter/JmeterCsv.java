package org.tenbin.log.jmeter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.tenbin.log.Head;
import org.tenbin.log.InputRange;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.LogSink;
import org.tenbin.log.LookBack;

/**
 * JMeter's CSV result file (JTL), as written by CSVSaveService: a header that names the columns, in
 * any set and order, then one sample a row; fields may be quoted and then span lines.
 *
 * <ul>
 *   <li><code>elapsed</code>: latency in milliseconds, needed. Over 292 years (such as the largest
 *       long, which means "no value") is a reject.
 *   <li><code>timeStamp</code>: start; epoch milliseconds, or a date and time in the declared
 *       <code>zone</code>, or a time of day. A stamp that has the form of a time but cannot be one,
 *       or was rounded by a spreadsheet, leaves the request without a time: its latency counts,
 *       throughput and time line do without it. Anything else is a reject.
 *   <li><code>success</code> decides (JMeter's own rule), even against <code>responseCode</code>;
 *       without it, codes 200 to 399 are success; without both, all is. A failure whose code names
 *       a TimeoutException is a timeout.
 *   <li><code>label</code> is the field <code>label</code>, <code>Hostname</code> is <code>host
 *       </code>, <code>threadName</code> without its numbers is <code>thread_group</code>, <code>
 *       bytes</code> are the bytes of the answer. Every column is a field under its own name.
 *   <li>A transaction controller's row ("Number of samples in transaction ...") is skipped where a
 *       sample that began at its start or later stands before it, so that nothing counts twice;
 *       otherwise it is a request of its own ("Generate parent sample").
 *   <li>A row with a <code>SampleCount</code> other than 1 sums samples and is a reject.
 *   <li>A header inside the file (joined files) counts for the rows below it.
 *   <li>Rows that are equal byte by byte all count: at a resolution of milliseconds they are legal.
 *   <li>NUL bytes (after a loss of power) are one reject; a record behind them on their line
 *       counts.
 *   <li>A quoted field that does not close costs its line only.
 * </ul>
 *
 * <p>A range of a file takes the first line that begins in it for a row, which is wrong within a
 * quoted field of several lines, and the first row of the file for the header in force. Its link
 * tells what it took for granted.
 *
 * <p>A file without header is taken to be in JMeter's default order where its first row has that
 * shape: timeStamp, elapsed, label, responseCode, responseMessage, threadName, dataType, success,
 * then failureMessage (from 14 columns on), bytes.
 */
public final class JmeterCsv implements LogReader {
  /** Rows are looked for twice within windows of that size, and ranges are cut between them. */
  private static final long WINDOW_BYTES = 8L << 20;

  /** Where a range asks for the latest start before it, so much of the file is looked at. */
  private static final long LOOK_BACK_BYTES = 1L << 18;

  private final long windowBytes;

  public JmeterCsv() {
    this(WINDOW_BYTES);
  }

  JmeterCsv(long windowBytes) {
    this.windowBytes = windowBytes;
  }

  @Override
  public String name() {
    return "jmeter";
  }

  @Override
  public String recognisedBy() {
    return "CSV header with elapsed, label, success, ... or a row in JMeter's default order";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.REQUESTS, Yield.EVENTS);
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("header", "first (default: the first row tells), none, or the columns' names"),
        new Option("delimiter", "tab or one character (default: found in the header)"),
        new Option("timestamp_format", "ms (default), s, or a date pattern"),
        new Option("zone", "time zone of stamps that are local dates, such as Asia/Tokyo"),
        new Option("date", "day of stamps that are times of day (default 1970-01-01)"),
        new Option("transactions", "rows of transaction controllers: auto (default), skip, count"),
        new Option("charset", "charset of text (default UTF-8)"));
  }

  @Override
  public boolean splittable() {
    return true;
  }

  @Override
  public long rangeStep() {
    return windowBytes;
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    Optional<String> first = head.text().lines().filter(line -> !line.isBlank()).findFirst();
    boolean jtl =
        first.isPresent()
            && (JmeterHeader.of(first.get()).isPresent()
                || JmeterHeader.defaultOrderOf(first.get()).isPresent());
    return jtl ? Match.YES : Match.NO;
  }

  @Override
  public void read(LogInput input, LogSink sink) throws IOException {
    FirstRow first = FirstRow.of(input);
    try (JmeterReading reading =
        new JmeterReading(input, sink, first, () -> markBefore(input, first), windowBytes)) {
      reading.readAll();
    }
  }

  /** The latest start of the samples that stand shortly before a range. */
  private long markBefore(LogInput range, FirstRow first) {
    if (range.start() == 0) {
      return Parents.NO_SAMPLE;
    }
    long from = Math.max(0, range.start() - LOOK_BACK_BYTES);
    InputRange before = new InputRange(range, from, range.start());
    try (JmeterReading reading =
        new JmeterReading(before, new LookBack(), first, () -> Parents.NO_SAMPLE, windowBytes)) {
      reading.readAll();
      return reading.mark();
    } catch (LogRefusedException refused) {
      // It may have begun within a record; the chain of ranges finds out.
      return Parents.NO_SAMPLE;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
