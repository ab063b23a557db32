package org.tenbin.datagen.disk;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** A native request log of one run on a disk; it has a hidden name until it is complete. */
final class DiskLog implements Closeable {
  private final Path file;
  private final Path unfinished;
  private final CSVPrinter out;
  private final long epochNanosAtZero;
  private long sequence;

  DiskLog(Path file) throws IOException {
    this.file = file;
    this.unfinished = file.resolveSibling('.' + file.getFileName().toString() + ".part");
    Files.createDirectories(file.toAbsolutePath().getParent());
    CSVFormat format =
        CSVFormat.RFC4180
            .builder()
            .setRecordSeparator('\n')
            .setHeader("start_us", "latency_ns", "status", "bytes", "seq", "phase")
            .get();
    this.out = format.print(Files.newBufferedWriter(unfinished, StandardCharsets.UTF_8));
    Instant now = Instant.now();
    this.epochNanosAtZero =
        TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano() - System.nanoTime();
  }

  /**
   * Adds one block.
   *
   * @param startNanos of {@link System#nanoTime}
   */
  void add(long startNanos, long latencyNanos, long bytes) throws IOException {
    long startMicros = TimeUnit.NANOSECONDS.toMicros(epochNanosAtZero + startNanos);
    out.printRecord(startMicros, latencyNanos, "ok", bytes, sequence, "measure");
    sequence++;
  }

  /** Completes the file under its own name. */
  void finish() throws IOException {
    out.close();
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
