package org.tenbin.log.nativecsv;

import java.io.IOException;
import java.util.List;
import org.tenbin.log.Binding;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogSink;

/**
 * The native request log: CSV (RFC 4180, UTF-8) with a header, any column order, one request a
 * line.
 *
 * <ul>
 *   <li><code>start_us</code>, <code>latency_us</code> (or <code>_ns</code>, <code>_ms</code>,
 *       <code>_s</code>; decimals allowed): epoch start and duration
 *   <li><code>status</code>: a number, of which 200 to 299 is success, or <code>ok</code>, <code>
 *       error</code>, <code>timeout</code>
 *   <li>optional: <code>bytes</code>, <code>client</code>, <code>run</code>, <code>phase</code> (
 *       <code>warmup</code> or <code>measure</code>), <code>scheduled_us</code>, <code>launched_us
 *       </code>, <code>intended_us</code>; <code>seq</code> is for people
 *   <li><code>simulated</code>: the column's presence says that the requests never happened
 *   <li>any other column is a factor if the experiment or <code>--by</code> names it
 * </ul>
 *
 * <p>A field may be quoted but holds no line break, so that a file can be split at any byte.
 */
public final class NativeCsv implements LogReader {
  @Override
  public String name() {
    return "native";
  }

  @Override
  public String recognisedBy() {
    return "CSV header with start_UNIT, latency_UNIT and status";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.REQUESTS);
  }

  @Override
  public boolean splittable() {
    return true;
  }

  @Override
  public String defaultRun(Binding binding) {
    return NativeReading.ONLY_RUN;
  }

  @Override
  public Match recognise(Head head) {
    boolean start = false;
    boolean latency = false;
    boolean status = false;
    for (String quoted : head.firstLine().split(",", -1)) {
      String name = quoted.replace("\"", "");
      start |= name.equals("start") || name.startsWith("start_");
      latency |= name.equals("latency") || name.startsWith("latency_");
      status |= name.equals("status");
    }
    return start && latency ? (status ? Match.YES : Match.MAYBE) : Match.NO;
  }

  @Override
  public void read(LogInput input, LogSink sink) throws IOException {
    try (NativeReading reading = NativeReading.open(input, sink)) {
      reading.readAll();
    }
  }
}
