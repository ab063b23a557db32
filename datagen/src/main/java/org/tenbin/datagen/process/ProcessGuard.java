package org.tenbin.datagen.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Terminates a child when this process dies without being able to (<code>kill -9</code>): a shell
 * that waits for the end of its input, which comes when the pipe's other side is gone. The child is
 * known by its id and its start time, so that a later process with the same id is safe.
 */
public final class ProcessGuard implements AutoCloseable {
  private static final String SCRIPT =
      """
      while read -r line; do :; done
      stat=$(cat "/proc/$0/stat" 2>/dev/null) || exit 0
      expected=$1
      set -- ${stat##*) }
      shift 19
      [ "$1" = "$expected" ] && kill "$0"
      """;

  /** Field 22 of proc(5)'s stat is the start time; counted behind the name it is the 20th. */
  private static final int START_TIME_FIELD = 19;

  private final Process shell;

  private ProcessGuard(Process shell) {
    this.shell = shell;
  }

  public static ProcessGuard over(Process child) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            "/bin/sh", "-c", SCRIPT, Long.toString(child.pid()), startTime(child.pid()));
    builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
    return new ProcessGuard(builder.start());
  }

  private static String startTime(long pid) throws IOException {
    Path stat = Path.of("/proc", Long.toString(pid), "stat");
    if (Files.notExists(stat)) {
      return "gone";
    }
    String text = Files.readString(stat, StandardCharsets.ISO_8859_1);
    String behindName = text.substring(text.lastIndexOf(')') + 2);
    return behindName.split(" ", -1)[START_TIME_FIELD];
  }

  /** What the system does when this process is gone. */
  public void endInput() throws IOException {
    shell.getOutputStream().close();
  }

  @Override
  public void close() {
    // Before its input ends: the child was stopped in the ordinary way.
    shell.destroyForcibly();
  }
}
