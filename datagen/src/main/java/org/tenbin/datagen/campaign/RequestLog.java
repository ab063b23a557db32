package org.tenbin.datagen.campaign;

import java.io.Closeable;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * A native request log of a run with one client, for requests that take long enough not to notice
 * how their log is written. It has a hidden name until it is complete; then a table with the rate
 * at which the run moved its data stands beside it, unless a request failed.
 */
public final class RequestLog implements Closeable {
  private static final MathContext DIGITS = new MathContext(9, RoundingMode.HALF_EVEN);
  private static final String MEASURE = "measure";

  private final Path file;
  private final Path unfinished;
  private final CSVPrinter out;
  private final long epochNanosAtZero;
  private long sequence;
  private long measuredBytes;
  private long measuredNanos;
  private boolean allSucceeded = true;

  /**
   * Begins a log.
   *
   * @param folder of the run; made if it is not there
   */
  public RequestLog(Path folder) throws IOException {
    this.file = folder.resolve("client-01.csv");
    this.unfinished = folder.resolve(".client-01.csv.part");
    Files.createDirectories(folder);
    this.out =
        format("start_us", "latency_ns", "status", "bytes", "seq", "phase")
            .print(Files.newBufferedWriter(unfinished, StandardCharsets.UTF_8));
    Instant now = Instant.now();
    this.epochNanosAtZero =
        TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano() - System.nanoTime();
  }

  /**
   * Adds a request that counts.
   *
   * @param startNanos of {@link System#nanoTime}
   * @param status an HTTP status, <code>ok</code>, <code>error</code> or <code>timeout</code>
   */
  public void measured(long startNanos, long latencyNanos, String status, long bytes)
      throws IOException {
    allSucceeded &= status.equals("ok") || status.startsWith("2");
    measuredBytes += bytes;
    measuredNanos += latencyNanos;
    add(startNanos, latencyNanos, status, bytes, MEASURE);
  }

  /** Adds a request that only warmed up. */
  public void warmedUp(long startNanos, long latencyNanos, String status, long bytes)
      throws IOException {
    add(startNanos, latencyNanos, status, bytes, "warmup");
  }

  private void add(long startNanos, long latencyNanos, String status, long bytes, String phase)
      throws IOException {
    long startMicros = TimeUnit.NANOSECONDS.toMicros(epochNanosAtZero + startNanos);
    out.printRecord(startMicros, latencyNanos, status, bytes, sequence, phase);
    sequence++;
  }

  /**
   * Megabytes (10^6 bytes) a second while a measured request was under way: the time between them,
   * in which the log is written, is none of the medium's.
   */
  public BigDecimal megabytesPerSecond() {
    if (measuredNanos == 0) {
      return BigDecimal.ZERO;
    }
    return new BigDecimal(measuredBytes)
        .multiply(BigDecimal.valueOf(1000))
        .divide(BigDecimal.valueOf(measuredNanos), DIGITS);
  }

  /** Completes the files under their own names. */
  public void finish() throws IOException {
    out.close();
    if (allSucceeded) {
      writeRate(file.resolveSibling("throughput.csv"));
    }
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private void writeRate(Path rate) throws IOException {
    try (CSVPrinter table =
        format("phase", "throughput_mb_per_s")
            .print(Files.newBufferedWriter(rate, StandardCharsets.UTF_8))) {
      table.printRecord(MEASURE, megabytesPerSecond().toPlainString());
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  private static CSVFormat format(String... header) {
    return CSVFormat.RFC4180.builder().setRecordSeparator('\n').setHeader(header).get();
  }
}
