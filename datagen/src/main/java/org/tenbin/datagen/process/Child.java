package org.tenbin.datagen.process;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A process that the harness started. What it prints as errors goes to a file; standard output is
 * its side of a conversation by lines. Closing ends its input, then asks it to terminate, then
 * kills it, each after a while, always by process id.
 */
public final class Child implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(8);
  private static final String ENDED = "\u0000ended";
  private static final int TAIL_BYTES = 2_000;

  private final String name;
  private final Path log;
  private final Process process;
  private final ProcessGuard guard;
  private final Writer input;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private Child(String name, Path log, Process process, ProcessGuard guard) {
    this.name = name;
    this.log = log;
    this.process = process;
    this.guard = guard;
    this.input = process.outputWriter(StandardCharsets.UTF_8);
    Thread reader = new Thread(this::readLines, name + "-output");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts a process.
   *
   * @param name for messages and the log file
   * @param logs folder for what it prints as errors
   */
  public static Child start(String name, List<String> command, Path logs) throws IOException {
    Files.createDirectories(logs);
    Path log = logs.resolve(name + ".log");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(Redirect.appendTo(log.toFile()));
    builder.directory(new File("/"));
    try {
      Process process = builder.start();
      try {
        return new Child(name, log, process, ProcessGuard.over(process));
      } catch (IOException failure) {
        process.destroyForcibly();
        throw failure;
      }
    } catch (IOException failure) {
      throw new ProcessException(name + " does not start: " + failure.getMessage(), failure);
    }
  }

  public String name() {
    return name;
  }

  public long pid() {
    return process.pid();
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /** Says a line to the process. */
  public void say(String line) throws IOException {
    input.write(line + '\n');
    input.flush();
  }

  /**
   * The next line that begins so; other lines are passed over.
   *
   * @throws ProcessException if the process ends first or the time is up
   */
  public String await(String prefix, Duration time) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + time.toNanos();
    while (true) {
      String line = lines.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new ProcessException(
            name + " gave no answer in " + time.toSeconds() + " s; its log: " + log);
      } else if (line.equals(ENDED)) {
        throw endedTooEarly();
      } else if (line.startsWith(prefix)) {
        return line;
      }
    }
  }

  /** With the end of its log. */
  public ProcessException endedTooEarly() throws IOException {
    return new ProcessException(name + " ended too early; its log: " + log + "\n" + tail());
  }

  private String tail() throws IOException {
    byte[] bytes = Files.readAllBytes(log);
    int from = Math.max(0, bytes.length - TAIL_BYTES);
    return new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8).strip();
  }

  private void readLines() {
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        lines.add(line);
      }
    } catch (IOException closed) {
      // The same as its end.
    }
    lines.add(ENDED);
  }

  @Override
  public void close() {
    try {
      input.close();
    } catch (IOException alreadyGone) {
      // Then it needs no telling.
    }
    boolean stopped = waited();
    if (!stopped) {
      process.destroy();
      stopped = waited();
    }
    if (!stopped) {
      process.destroyForcibly();
      waited();
    }
    guard.close();
  }

  /** Terminates a process that does not care about its input, without waiting for it first. */
  public void terminate() {
    process.destroy();
  }

  private boolean waited() {
    boolean interrupted = false;
    try {
      return process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException stop) {
      interrupted = true;
      return false;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
