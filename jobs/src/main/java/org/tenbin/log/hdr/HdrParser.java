package org.tenbin.log.hdr;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.tenbin.log.CountedValues;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;
import org.tenbin.log.lines.Decimals;
import org.tenbin.log.lines.Fate;
import org.tenbin.log.lines.LineParser;
import org.tenbin.log.text.UnreadableException;

/** Parses the lines of an interval log. */
final class HdrParser implements LineParser {
  private static final int FIELDS = 4;
  private static final Pattern BEGIN =
      Pattern.compile("#\\[(StartTime|BaseTime): ([0-9.]{1,30}) .*");
  private static final Pattern LOGGING_FOR = Pattern.compile("#\\[Logging for: ([^\\]]*)\\]");
  private static final String TAG = "Tag=";

  /** Starts below that many seconds (a year) count from the log's begin. */
  private static final long RELATIVE_BELOW_NANOS = 365L * 86_400 * Decimals.NANOS_OF_SECOND;

  private final boolean unitMayChange;
  private long scaleNanos;
  private long beginNanos;
  private String loggingFor;

  HdrParser(long scaleNanos, boolean unitMayChange) {
    this.scaleNanos = scaleNanos;
    this.unitMayChange = unitMayChange;
  }

  @Override
  public void parse(String line, Fate fate) throws UnreadableException {
    if (line.startsWith("#")) {
      comment(line);
      fate.skip(SkipRule.COMMENT);
    } else if (line.startsWith("\"StartTimestamp\"")) {
      fate.skip(SkipRule.REPEATED_HEADER);
    } else {
      interval(line, fate);
    }
  }

  private void comment(String line) throws UnreadableException {
    Matcher begin = BEGIN.matcher(line);
    Matcher operation = LOGGING_FOR.matcher(line);
    if (begin.matches()) {
      beginNanos = Decimals.nanos("the time", begin.group(2), Decimals.NANOS_OF_SECOND);
    } else if (operation.matches()) {
      loggingFor = operation.group(1);
      if (unitMayChange) {
        scaleNanos = Decimals.NANOS_OF_MICRO;
      }
    }
  }

  private void interval(String line, Fate fate) throws UnreadableException {
    Map<String, String> names = new LinkedHashMap<>();
    String rest = line;
    if (line.startsWith(TAG)) {
      int comma = line.indexOf(',');
      String tag = line.substring(TAG.length(), Math.max(comma, TAG.length()));
      names.put("tag", tag);
      names.put("label", tag);
      rest = line.substring(comma + 1);
    } else if (loggingFor != null) {
      names.put("label", loggingFor);
    }
    String[] fields = rest.split(",", -1);
    if (fields.length != FIELDS) {
      throw new UnreadableException(
          RejectReason.COLUMNS,
          fields.length
              + " fields where start, length, max and payload are expected"
              + (fields.length > FIELDS ? " (decimal commas? log with a locale of points)" : ""));
    }
    long startNanos = seconds(fields[0]);
    if (startNanos < RELATIVE_BELOW_NANOS) {
      startNanos = Decimals.start(beginNanos, -startNanos);
    }
    long endNanos = Decimals.start(startNanos, -seconds(fields[1]));
    CountedValues values = decode(fields[3]);
    fate.sink().histogram(fate.key(names), startNanos, endNanos, values);
    fate.used();
  }

  private static long seconds(String text) throws UnreadableException {
    return Decimals.nanos("a time", text, Decimals.NANOS_OF_SECOND);
  }

  private CountedValues decode(String payload) throws UnreadableException {
    Map<Long, Long> counts = new LinkedHashMap<>();
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(payload.strip()));
      Histogram histogram = Histogram.decodeFromCompressedByteBuffer(bytes, 0);
      for (HistogramIterationValue value : histogram.recordedValues()) {
        long count = value.getCountAtValueIteratedTo();
        long middle = histogram.medianEquivalentValue(value.getValueIteratedTo());
        if (count <= 0 || middle < 0) {
          throw new UnreadableException(RejectReason.HISTOGRAM, "a count is " + count);
        }
        counts.merge(Math.multiplyExact(middle, scaleNanos), count, Math::addExact);
      }
    } catch (DataFormatException | RuntimeException damaged) {
      throw new UnreadableException(
          RejectReason.HISTOGRAM, "the histogram cannot be decoded: " + damaged.getMessage());
    }
    return visitor -> counts.forEach(visitor::visit);
  }
}
