package org.tenbin.log.fio;

import java.util.List;
import java.util.Map;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogOptions;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.RejectReason;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.Instants;
import org.tenbin.log.lines.LineFormat;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/**
 * fio's latency log (<code>write_lat_log</code>: lat, slat, clat): <code>time_ms, value, direction,
 * block size[, offset[, priority]]</code>.
 *
 * <ul>
 *   <li>The log has no unit: fio 2 writes microseconds, fio 3 nanoseconds. Option <code>unit</code>
 *       must say which.
 *   <li>The time counts from the job's begin (option <code>start</code>, or 1970) to the end of the
 *       request. Two rows of one time and direction are two requests.
 *   <li>With <code>log_avg_msec</code> fio writes averages, one a window, and does not say so: such
 *       a log must not be summarised as requests.
 *   <li>The field <code>label</code> is <code>read</code>, <code>write</code> or <code>trim</code>.
 *   <li>Logs of bandwidth and IOPS look alike; they are refused by their names (<code>_bw.</code>,
 *       <code>_iops.</code>).
 * </ul>
 */
public final class FioLatencyLog extends LineFormat {
  private static final int FIRST_FIELDS = 4;
  private static final int MOST_FIELDS = 6;
  private static final Map<String, Long> UNITS = Map.of("ns", 1L, "us", Decimals.NANOS_OF_MICRO);

  @Override
  public String name() {
    return "fio-latency";
  }

  @Override
  public String recognisedBy() {
    return "lines of time, value, direction (0 to 2), block size between commas and blanks";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("unit", "us (fio 2) or ns (fio 3), needed"),
        new Option("start", "when the job began: epoch or ISO time (default 1970)"));
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    return head.firstLine().matches("[0-9]+, [0-9]+, [012], [0-9]+(, (0x)?[0-9a-f]+){0,2}")
        ? Match.YES
        : Match.NO;
  }

  @Override
  protected LineParser parser(LogInput input) throws LogRefusedException {
    if (input.path().matches(".*_(bw|iops)\\.[^/]*")) {
      throw new LogRefusedException(
          "a fio log of bandwidth or IOPS, not of latencies; give the _lat, _clat or _slat log");
    }
    long scaleNanos = scale(input.options());
    long beginNanos = Instants.declaredStart(input.options());
    return (line, fate) -> line(line, fate, scaleNanos, beginNanos);
  }

  private static long scale(LogOptions options) throws LogRefusedException {
    Long scale = UNITS.get(options.get("unit").orElse(""));
    if (scale == null) {
      throw new LogRefusedException(
          "a fio latency log does not tell its unit: declare -D tenbin.unit=us (fio 2) or"
              + " -D tenbin.unit=ns (fio 3)");
    }
    return scale;
  }

  private static void line(String line, Fate fate, long scaleNanos, long beginNanos)
      throws UnreadableException {
    String[] fields = line.split(",", -1);
    if (fields.length < FIRST_FIELDS || fields.length > MOST_FIELDS) {
      throw new UnreadableException(
          RejectReason.COLUMNS, fields.length + " fields where 4 to 6 are expected");
    }
    long latencyNanos = Decimals.nanos("the value", fields[1], scaleNanos);
    long time = Decimals.nanos("the time", fields[0], Decimals.NANOS_OF_MILLI);
    fate.use(
        fate.request()
            .field("label", FioDirection.of(fields[2]))
            .startNanos(Decimals.start(Decimals.start(beginNanos, -time), latencyNanos))
            .latencyNanos(latencyNanos));
  }
}
