package org.tenbin.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Hadoop's server jars, resolved by the build once for all clusters of the tests. */
final class ServerJars {
  /** Has the jars in {@code lib/}. */
  static final Path FOLDER = Project.target().resolve("server-jars");

  private ServerJars() {}

  static void resolve() throws IOException, InterruptedException {
    RunningCommand run =
        RunningCommand.start(
            List.of(Project.top().resolve("scripts/cluster").toString(), "resolve"),
            Map.of("TENBIN_JARS", FOLDER.toString(), "HADOOP_HOME", "", "HADOOP_CONF_DIR", ""),
            Project.target().resolve("cluster-logs/resolve.log"));
    if (run.await(Duration.ofMinutes(5)) != 0) {
      throw new AssertionError("no server jars:\n" + run.output());
    }
  }
}
