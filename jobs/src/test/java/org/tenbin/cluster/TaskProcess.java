package org.tenbin.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The JVM of a task attempt or of an application master, found by what its command line says.
 *
 * @param attempt name of the task attempt, empty for an application master
 * @param worker number of the worker that runs it, from 1
 */
record TaskProcess(ProcessHandle handle, String attempt, int worker) {
  private static final Pattern LOG_FOLDER =
      Pattern.compile("-Dyarn\\.app\\.container\\.log\\.dir=(\\S+)");
  private static final Pattern WORKER = Pattern.compile("/logs/worker-(\\d)/");
  private static final Pattern TASK =
      Pattern.compile("org\\.apache\\.hadoop\\.mapred\\.YarnChild .*?(attempt_\\w+)");
  private static final String MASTER = "org.apache.hadoop.mapreduce.v2.app.MRAppMaster";

  /** Those of one application in one cluster; an application is any if its name is empty. */
  static List<TaskProcess> ofApplication(Path clusterFolder, String application) {
    return ProcessHandle.allProcesses()
        .map(handle -> read(handle, clusterFolder, application))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<TaskProcess> read(
      ProcessHandle handle, Path clusterFolder, String application) {
    String line = handle.info().commandLine().orElse("");
    Matcher folder = LOG_FOLDER.matcher(line);
    if (!folder.find()
        || !folder.group(1).startsWith(clusterFolder + "/logs/")
        || !folder.group(1).contains(application)
        || handle.info().command().filter(command -> command.endsWith("java")).isEmpty()) {
      return Optional.empty();
    }
    Matcher worker = WORKER.matcher(folder.group(1));
    int number = worker.find() ? Integer.parseInt(worker.group(1)) : 0;
    Matcher task = TASK.matcher(line);
    if (task.find()) {
      return Optional.of(new TaskProcess(handle, task.group(1), number));
    }
    return line.contains(MASTER)
        ? Optional.of(new TaskProcess(handle, "", number))
        : Optional.empty();
  }

  boolean isMaster() {
    return attempt.isEmpty();
  }

  boolean isMap() {
    return attempt.contains("_m_");
  }

  boolean isReduce() {
    return attempt.contains("_r_");
  }

  /** Its working folder, where -files are. */
  Path folder() throws IOException {
    return Path.of("/proc", Long.toString(handle.pid()), "cwd").toRealPath();
  }

  void awaitEnd() throws Exception {
    Await.that("the end of " + attempt, Duration.ofSeconds(60), () -> !handle.isAlive());
  }

  void kill() {
    handle.destroyForcibly();
  }

  /** Neither computes nor answers from now on, as a process on a machine that swaps. */
  void freeze() throws IOException, InterruptedException {
    signal("STOP");
  }

  void thaw() throws IOException, InterruptedException {
    signal("CONT");
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(handle.pid()))
        .inheritIO()
        .start()
        .waitFor();
  }
}
