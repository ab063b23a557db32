package org.tenbin.log.jmeter;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogSink;

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
 * <p>A file without header is taken to be in JMeter's default order where its first row has that
 * shape: timeStamp, elapsed, label, responseCode, responseMessage, threadName, dataType, success,
 * then failureMessage (from 14 columns on), bytes.
 */
public final class JmeterCsv implements LogReader {
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
    try (JmeterReading reading = new JmeterReading(input, sink, FirstRow.of(input))) {
      reading.readAll();
    }
  }
}
