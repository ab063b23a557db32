package org.tenbin.datagen.host;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.tenbin.log.Event;

/**
 * Events beside the requests, as CSV: <code>time_us,kind,host,duration_us,count,detail</code>. The
 * file has a hidden name until it is complete. Safe for many threads.
 */
public final class EventLog implements Closeable {
  private final Path file;
  private final Path unfinished;
  private final CSVPrinter out;

  private EventLog(Path file, Path unfinished, CSVPrinter out) {
    this.file = file;
    this.unfinished = unfinished;
    this.out = out;
  }

  /** Begins a file, anew if an unfinished one is there. */
  public static EventLog create(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path unfinished = file.resolveSibling('.' + file.getFileName().toString() + ".part");
    BufferedWriter writer =
        Files.newBufferedWriter(
            unfinished,
            StandardCharsets.UTF_8,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    CSVFormat format =
        CSVFormat.RFC4180
            .builder()
            .setRecordSeparator('\n')
            .setHeader("time_us", "kind", "host", "duration_us", "count", "detail")
            .get();
    return new EventLog(file, unfinished, format.print(writer));
  }

  /** Adds an event; line breaks in its detail become blanks. */
  public synchronized void add(Event event) {
    try {
      out.printRecord(
          TimeUnit.NANOSECONDS.toMicros(event.timeNanos()),
          event.kind(),
          event.host(),
          TimeUnit.NANOSECONDS.toMicros(event.durationNanos()),
          event.count(),
          event.detail().replaceAll("\\R", " "));
    } catch (IOException failure) {
      throw new UncheckedIOException(file + ": " + failure.getMessage(), failure);
    }
  }

  /** Completes the file under its own name; what an earlier try left there is replaced. */
  @Override
  public synchronized void close() throws IOException {
    out.close();
    Files.move(
        unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
