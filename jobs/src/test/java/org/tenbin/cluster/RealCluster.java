package org.tenbin.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.yarn.client.api.YarnClient;

/** Seven daemons on the loopback, started and stopped by {@code scripts/cluster}. */
final class RealCluster implements AutoCloseable {
  private static final Duration START = Duration.ofMinutes(10);
  private static final List<String> SITE_FILES =
      List.of("core-site.xml", "hdfs-site.xml", "mapred-site.xml", "yarn-site.xml");

  private final Path folder;
  private final Map<String, String> environment;
  private final List<String> options;
  private final Configuration configuration;
  private final Thread atExit = new Thread(this::stopAtExit, "stop of the cluster");
  private YarnClient yarn;

  private RealCluster(Path folder, Map<String, String> environment, List<String> options)
      throws Exception {
    this.folder = folder;
    this.environment = environment;
    this.options = options;
    // Daemons outlive a test run that is interrupted.
    Runtime.getRuntime().addShutdownHook(atExit);
    script("reset");
    repair();
    this.configuration = new Configuration();
    SITE_FILES.forEach(
        file ->
            configuration.addResource(new org.apache.hadoop.fs.Path(confFolder() + "/" + file)));
  }

  /**
   * Starts a fresh one.
   *
   * @param ports first two digits of its ports
   * @param more environment of {@code scripts/cluster} beyond folder and ports
   * @param options settings ({@code key=value}) of all daemons beyond those of conf/cluster
   */
  static RealCluster start(Path folder, int ports, Map<String, String> more, List<String> options)
      throws Exception {
    Map<String, String> environment = new HashMap<>(more);
    environment.put("TENBIN_CLUSTER_DIR", folder.toString());
    environment.put("TENBIN_JARS", ServerJars.FOLDER.toString());
    environment.put("TENBIN_WAIT_S", "400");
    environment.put("TENBIN_PORTS", Integer.toString(ports));
    environment.put("HADOOP_HOME", "");
    environment.put("HADOOP_CONF_DIR", "");
    return new RealCluster(folder, Map.copyOf(environment), List.copyOf(options));
  }

  Path folder() {
    return folder;
  }

  Path confFolder() {
    return folder.resolve("conf");
  }

  Configuration configuration() {
    return new Configuration(configuration);
  }

  /** A file system object of its own, without the state of an earlier test. */
  FileSystem newFileSystem() throws IOException {
    return FileSystem.newInstance(configuration);
  }

  YarnClient yarn() {
    if (yarn == null) {
      yarn = YarnClient.createYarnClient();
      yarn.init(configuration);
      yarn.start();
    }
    return yarn;
  }

  /** Starts every daemon that does not run, and waits until the cluster can work. */
  void repair() throws Exception {
    start(List.of());
  }

  /** Starts one daemon with settings beyond those of the others. */
  void start(String daemon, List<String> moreOptions) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(daemon));
    moreOptions.forEach(option -> arguments.addAll(List.of("-D", option)));
    start(arguments);
  }

  private void start(List<String> more) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("start"));
    options.forEach(option -> arguments.addAll(List.of("-D", option)));
    arguments.addAll(more);
    script(arguments.toArray(String[]::new));
  }

  /** Stops one daemon by the rules. */
  void stop(String daemon) throws Exception {
    script("stop", daemon);
  }

  /** Ends one daemon as a power cut does. */
  void kill(String daemon) throws Exception {
    long pid = Long.parseLong(Files.readString(folder.resolve("run/" + daemon + ".pid")).strip());
    ProcessHandle handle =
        ProcessHandle.of(pid).orElseThrow(() -> new AssertionError(daemon + " does not run"));
    handle.destroyForcibly();
    Await.that(daemon + " to be gone", Duration.ofSeconds(10), () -> !handle.isAlive());
  }

  /**
   * A program of Hadoop in a JVM of its own, with the class path of a Hadoop installation.
   *
   * @param mainClass e.g. {@code org.apache.hadoop.fs.FsShell}
   */
  RunningCommand client(
      Path log, Map<String, String> more, String mainClass, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    if (environment.containsKey("TENBIN_JAVA_OPTS")) {
      command.add(environment.get("TENBIN_JAVA_OPTS"));
    }
    command.addAll(
        List.of(
            "-cp",
            confFolder() + File.pathSeparator + ServerJars.FOLDER.resolve("lib") + "/*",
            mainClass));
    command.addAll(arguments);
    Map<String, String> variables = new HashMap<>(more);
    variables.put("HADOOP_CONF_DIR", confFolder().toString());
    return RunningCommand.start(command, variables, log);
  }

  List<TaskProcess> processes(String application) {
    return TaskProcess.ofApplication(folder, application);
  }

  @Override
  public void close() throws IOException {
    if (yarn != null) {
      yarn.stop();
    }
    script("stop");
    Runtime.getRuntime().removeShutdownHook(atExit);
  }

  private void stopAtExit() {
    try {
      script("stop");
    } catch (IOException notStopped) {
      System.err.println("the cluster in " + folder + " may still run: " + notStopped.getMessage());
    }
  }

  private void script(String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(List.of(Project.top().resolve("scripts/cluster").toString()));
    command.addAll(List.of(arguments));
    RunningCommand run =
        RunningCommand.start(
            command,
            environment,
            Project.target().resolve("cluster-logs/" + folder.getFileName() + "-script.log"));
    if (run.awaitUninterrupted(START) != 0) {
      throw new AssertionError(command + " failed:\n" + run.output());
    }
  }
}
