package org.tenbin.datagen.client;

import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A native request log of one client. Lines are put together as bytes, without text objects, and
 * written as the buffer fills; the file has a hidden name until {@link #finish} gives it its own in
 * one step.
 */
final class ClientLog implements Closeable {
  private static final int LONGEST_LINE = 160;
  private static final byte[] WARMUP = ascii("warmup");
  private static final byte[] MEASURE = ascii("measure");
  private static final byte[] TIMEOUT = ascii("timeout");
  private static final byte[] ERROR = ascii("error");

  private final Path file;
  private final Path unfinished;
  private final OutputStream out;
  private final byte[] buffer = new byte[32 * 1024];
  private final byte[] constants;
  private final boolean withIntended;
  private int filled;

  /**
   * Opens the log.
   *
   * @param withIntended whether the lines say when the request was meant to go out
   */
  ClientLog(Path file, long scheduledMicros, long launchedMicros, boolean withIntended)
      throws IOException {
    this.file = file;
    this.unfinished = file.resolveSibling('.' + file.getFileName().toString() + ".part");
    this.withIntended = withIntended;
    this.constants = ascii("," + scheduledMicros + ',' + launchedMicros);
    this.out = new FileOutputStream(unfinished.toFile());
    append(
        ascii(
            "start_us,latency_us,status,bytes,seq,phase,scheduled_us,launched_us"
                + (withIntended ? ",intended_us\n" : "\n")));
  }

  /** Adds a line; all times in nanoseconds. */
  void add(
      long startNanos,
      long latencyNanos,
      Answer answer,
      long sequence,
      boolean warmup,
      long intendedNanos)
      throws IOException {
    if (buffer.length - filled < LONGEST_LINE) {
      flush();
    }
    append(startNanos / 1000);
    comma();
    append(latencyNanos / 1000);
    comma();
    switch (answer.status()) {
      case Answer.TIMEOUT -> append(TIMEOUT);
      case Answer.ERROR -> append(ERROR);
      default -> append(answer.status());
    }
    comma();
    append(answer.bytes());
    comma();
    append(sequence);
    comma();
    append(warmup ? WARMUP : MEASURE);
    append(constants);
    if (withIntended) {
      comma();
      append(intendedNanos / 1000);
    }
    buffer[filled++] = '\n';
  }

  /** Completes the file under its own name. */
  void finish() throws IOException {
    flush();
    out.close();
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Closes the file; unless finished it keeps its hidden name. */
  @Override
  public void close() throws IOException {
    out.close();
  }

  private void flush() throws IOException {
    out.write(buffer, 0, filled);
    filled = 0;
  }

  private void comma() {
    buffer[filled++] = ',';
  }

  private void append(byte[] bytes) {
    System.arraycopy(bytes, 0, buffer, filled, bytes.length);
    filled += bytes.length;
  }

  private void append(long number) {
    if (number < 0) {
      throw new IllegalArgumentException("negative number in a log: " + number);
    }
    int digits = 1;
    for (long rest = number / 10; rest > 0; rest /= 10) {
      digits++;
    }
    long rest = number;
    for (int at = filled + digits - 1; at >= filled; at--) {
      buffer[at] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    filled += digits;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
