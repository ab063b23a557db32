package org.tenbin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Daemons of scripts/cluster in a folder of their own, which end with this, whatever happens. */
final class LocalCluster implements AutoCloseable {
  private static final String PORTS = "25";

  private final Place place;
  private final Path folder;
  private final Thread atExit = new Thread(this::stop, "stop of the cluster");

  LocalCluster(Place place) {
    this.place = place;
    folder = place.data().resolve("cluster");
  }

  void start() throws IOException, InterruptedException {
    // Daemons outlive a call that is interrupted.
    Runtime.getRuntime().addShutdownHook(atExit);
    script("start");
  }

  private void script(String command) throws IOException, InterruptedException {
    Measured.run(
        List.of(place.top().resolve("scripts/cluster").toString(), command),
        environment(),
        place.log("cluster"));
  }

  /** What the scripts need to find it. */
  Map<String, String> environment() {
    Map<String, String> environment = new HashMap<>();
    environment.put("TENBIN_CLUSTER_DIR", folder.toString());
    environment.put("TENBIN_JARS", place.top().resolve(".cluster").toString());
    environment.put("TENBIN_PORTS", PORTS);
    environment.put("HADOOP_HOME", "");
    environment.put("HADOOP_CONF_DIR", folder.resolve("conf").toString());
    environment.put("HADOOP_ROOT_LOGGER", "INFO,console");
    return environment;
  }

  /** Address of the JobHistoryServer. */
  String history() {
    return "http://127.0.0.1:" + PORTS + "089";
  }

  void fs(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(place.top().resolve("scripts/hadoop").toString(), "fs"));
    command.addAll(List.of(arguments));
    Measured.run(command, environment(), place.log("fs"));
  }

  @Override
  public void close() throws IOException {
    stop();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException onItsWay) {
      // The hook does the same once more.
    }
  }

  /** Stops daemons and deletes their data. */
  private void stop() {
    if (!Files.exists(folder)) {
      return;
    }
    try {
      script("reset");
    } catch (IOException failed) {
      System.err.println("the cluster was not stopped: " + failed.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
