package org.tenbin.export;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;
import org.tenbin.experiment.PartitionPath;
import org.tenbin.summary.LatencyHistogram;

/**
 * The two files of HdrHistogram's tools: the interval log (.hlog, version 1.3; each run an interval
 * with a tag, values in nanoseconds) and the percentile table (.hgrm, values in milliseconds).
 */
final class HdrFiles {
  private static final int DIGITS = 3;
  private static final int TICKS_PER_HALF_DISTANCE = 5;
  private static final double NANOS_PER_MS = 1e6;
  private static final double NANOS_PER_S = 1e9;

  private HdrFiles() {}

  /** Writes an interval log. */
  static void writeLog(List<RunDistribution> runs, Distribution distribution, OutputStream out)
      throws IOException {
    PrintStream text = new PrintStream(out, false, StandardCharsets.US_ASCII);
    HistogramLogWriter log = new HistogramLogWriter(text);
    log.outputComment("[Values in nanoseconds]");
    log.outputLogFormatVersion();
    log.outputLegend();
    for (RunDistribution run : runs) {
      LatencyHistogram histogram = distribution.of(run.latencies());
      if (!histogram.isEmpty()) {
        Histogram interval = histogram(histogram);
        interval.setTag("run=" + tag(run.run()));
        double start = run.startNanos() / NANOS_PER_S;
        log.outputIntervalHistogram(
            start, start + run.lengthNanos() / NANOS_PER_S, interval, NANOS_PER_MS);
      }
    }
    finish(text);
  }

  /** Writes a percentile table. */
  static void writeTable(LatencyHistogram merged, OutputStream out) throws IOException {
    PrintStream text = new PrintStream(out, false, StandardCharsets.US_ASCII);
    histogram(merged).outputPercentileDistribution(text, TICKS_PER_HALF_DISTANCE, NANOS_PER_MS);
    finish(text);
  }

  private static void finish(PrintStream text) throws IOException {
    if (text.checkError()) {
      throw new IOException("the file could not be written");
    }
  }

  /** A tag holds no comma, blank or line break, and the log is ASCII. */
  private static String tag(String run) {
    StringBuilder tag = new StringBuilder();
    PartitionPath.escape(run)
        .chars()
        .forEach(c -> tag.append(c > ' ' && c < 0x7f && c != ',' ? (char) c : '_'));
    return tag.toString();
  }

  private static Histogram histogram(LatencyHistogram latencies) throws IOException {
    Histogram histogram = new Histogram(DIGITS);
    histogram.setAutoResize(true);
    try {
      latencies.forEach(histogram::recordValueWithCount);
    } catch (ArrayIndexOutOfBoundsException tooLong) {
      throw new IOException("a latency is too long for an HdrHistogram", tooLong);
    }
    return histogram;
  }
}
