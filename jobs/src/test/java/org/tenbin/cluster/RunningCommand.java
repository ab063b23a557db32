package org.tenbin.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A program in a process of its own; what it says goes to a file. */
final class RunningCommand {
  private final List<String> command;
  private final Process process;
  private final Path output;

  private RunningCommand(List<String> command, Process process, Path output) {
    this.command = command;
    this.process = process;
    this.output = output;
  }

  /** Starts in the project's top folder. An empty value takes a variable out of the environment. */
  static RunningCommand start(List<String> command, Map<String, String> environment, Path output)
      throws IOException {
    Files.createDirectories(output.getParent());
    ProcessBuilder builder = new ProcessBuilder(command).directory(Project.top().toFile());
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    environment.forEach(
        (name, value) -> {
          if (value.isEmpty()) {
            builder.environment().remove(name);
          } else {
            builder.environment().put(name, value);
          }
        });
    return new RunningCommand(command, builder.start(), output);
  }

  /** Exit status of the program. */
  int await(Duration atMost) throws InterruptedException {
    if (!process.waitFor(atMost.toMillis(), TimeUnit.MILLISECONDS)) {
      kill();
      throw new AssertionError(command + " did not end within " + atMost + ":\n" + output());
    }
    return process.exitValue();
  }

  /** The same where an interruption of the caller is a failure like any other. */
  int awaitUninterrupted(Duration atMost) throws IOException {
    try {
      return await(atMost);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted: " + command, e);
    }
  }

  boolean isRunning() {
    return process.isAlive();
  }

  /**
   * As {@code kill -9} does, with the processes that it started: a launcher script is no shelter
   * for its JVM.
   */
  void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  String output() {
    try {
      return Files.readString(output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
