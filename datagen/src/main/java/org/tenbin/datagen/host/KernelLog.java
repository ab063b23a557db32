package org.tenbin.datagen.host;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * New kernel messages, copied as they come into a file of syslog lines in rsyslog's form with full
 * time stamps (<code>2026-12-01T00:13:36.123456+00:00 host kernel: text</code>), so that a full
 * connection table is found where people look for it.
 */
public final class KernelLog implements AutoCloseable {
  private static final Pattern DMESG = Pattern.compile("(\\d{4}-\\d\\d-\\d\\dT[^ ]+) (.*)");
  private static final int PATIENCE_SECONDS = 5;

  private final Process dmesg;
  private final Thread copier;

  private KernelLog(Process dmesg, Thread copier) {
    this.dmesg = dmesg;
    this.copier = copier;
  }

  /**
   * Begins to follow; empty where the kernel's messages may not be read.
   *
   * @param file made when the first message comes
   */
  public static Optional<KernelLog> follow(Path file, String host) throws InterruptedException {
    try {
      Process dmesg =
          new ProcessBuilder("dmesg", "--follow-new", "--time-format", "iso")
              .redirectErrorStream(true)
              .start();
      if (dmesg.waitFor(200, TimeUnit.MILLISECONDS)) {
        return Optional.empty();
      }
      Thread copier = new Thread(() -> copy(dmesg, file, host), "kernel-log");
      copier.setDaemon(true);
      copier.start();
      return Optional.of(new KernelLog(dmesg, copier));
    } catch (IOException noSuchProgram) {
      return Optional.empty();
    }
  }

  /** The process that must be stopped with us. */
  public Process process() {
    return dmesg;
  }

  private static void copy(Process dmesg, Path file, String host) {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(dmesg.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        Optional<String> syslog = toSyslog(line, host);
        if (syslog.isPresent()) {
          append(file, syslog.get());
        }
      }
    } catch (IOException | UncheckedIOException ended) {
      // The stream ends with the process.
    }
  }

  private static void append(Path file, String line) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    try (BufferedWriter out =
        Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      out.write(line + '\n');
    }
  }

  /** A line of dmesg as one of syslog; empty for a continuation without a time. */
  static Optional<String> toSyslog(String line, String host) {
    Matcher matcher = DMESG.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        matcher.group(1).replace(',', '.') + ' ' + host + " kernel: " + matcher.group(2));
  }

  @Override
  public void close() {
    dmesg.destroy();
    try {
      copier.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
